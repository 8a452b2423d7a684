import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LayoutActionSide() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2026-05-14')}
        slotProps={{
          actionBar: { actions: ['today', 'clear'] },
          layout: {
            sx: {
              '.MuiPickersLayout-actionBar': {
                gridColumn: 1,
                gridRow: 2,
                flexDirection: 'column',
                justifyContent: 'flex-start',
              },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
