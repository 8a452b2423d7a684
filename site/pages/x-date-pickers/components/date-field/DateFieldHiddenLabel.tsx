import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateFieldHiddenLabel() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <Typography id="paid-on" component="span" variant="body2">
          Paid on
        </Typography>
        <DateField
          variant="filled"
          hiddenLabel
          size="small"
          defaultValue={dayjs('2026-05-14')}
          InputProps={{ 'aria-labelledby': 'paid-on' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
