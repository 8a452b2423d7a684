import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateFieldFullWidth() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 360, maxWidth: '100%' }}>
        <DateField
          label="Policy start"
          fullWidth
          margin="normal"
          required
          helperText="At noon of this day"
          defaultValue={dayjs('2026-05-14')}
        />
      </Box>
    </LocalizationProvider>
  );
}
