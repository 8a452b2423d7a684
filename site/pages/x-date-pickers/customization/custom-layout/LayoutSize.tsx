import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const size = { xs: 36, sm: 48 };

export default function LayoutSize() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2026-05-14')}
        disableHighlightToday
        slotProps={{
          actionBar: { actions: [] },
          layout: {
            sx: {
              '.MuiDateCalendar-root': {
                width: { xs: 320, sm: 400 },
                height: 'auto',
                maxHeight: 'none',
              },
              '.MuiPickersDay-root': { width: size, height: size },
              '.MuiDayCalendar-weekDayLabel': { width: size },
              '.MuiPickersSlideTransition-root': {
                minHeight: { xs: 240, sm: 312 },
              },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
