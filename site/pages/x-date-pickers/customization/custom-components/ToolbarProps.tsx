import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function ToolbarProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        referenceDate={dayjs('2026-05-14')}
        disableHighlightToday
        localeText={{ toolbarTitle: 'Delivery day' }}
        slotProps={{
          toolbar: {
            toolbarFormat: 'dddd D MMM',
            toolbarPlaceholder: 'Not chosen',
          },
          actionBar: { actions: [] },
        }}
      />
    </LocalizationProvider>
  );
}
