import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const date = dayjs('2026-05-14');

export default function PopupProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DesktopDatePicker
          label="Popup"
          defaultValue={date}
          slotProps={{
            popper: { placement: 'top-end' },
            desktopPaper: { variant: 'outlined', sx: { borderRadius: 4 } },
          }}
        />
        <MobileDatePicker
          label="Full screen"
          defaultValue={date}
          slotProps={{ dialog: { fullScreen: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
