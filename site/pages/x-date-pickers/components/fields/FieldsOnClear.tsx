import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import BackspaceIcon from '@mui/icons-material/Backspace';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FieldsOnClear() {
  const [cleared, setCleared] = useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField
          label="Follow-up"
          clearable
          clearButtonPosition="start"
          onClear={() => setCleared(cleared + 1)}
          slots={{ clearIcon: BackspaceIcon }}
          slotProps={{ clearIcon: { fontSize: 'small' } }}
          defaultValue={dayjs('2026-05-14')}
        />
        <Typography variant="body2" role="status">
          Times cleared: {cleared}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
