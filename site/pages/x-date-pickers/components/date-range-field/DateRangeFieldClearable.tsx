import { useState } from 'react';
import BackspaceOutlinedIcon from '@mui/icons-material/BackspaceOutlined';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';

export default function DateRangeFieldClearable() {
  const [cleared, setCleared] = useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputDateRangeField
          label="Stay"
          clearable
          clearButtonPosition="start"
          slots={{ clearIcon: BackspaceOutlinedIcon }}
          onClear={() => setCleared((count) => count + 1)}
          helperText={`Cleared ${cleared} times`}
          defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-17')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
