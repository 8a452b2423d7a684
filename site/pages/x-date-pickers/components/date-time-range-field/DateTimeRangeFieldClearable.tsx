import { useState } from 'react';
import BackspaceOutlinedIcon from '@mui/icons-material/BackspaceOutlined';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs from 'dayjs';

export default function DateTimeRangeFieldClearable() {
  const [cleared, setCleared] = useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputDateTimeRangeField
          label="Maintenance"
          clearable
          clearButtonPosition="start"
          slots={{ clearIcon: BackspaceOutlinedIcon }}
          onClear={() => setCleared((count) => count + 1)}
          helperText={`Times cleared: ${cleared}`}
          defaultValue={[dayjs('2026-05-14T22:00'), dayjs('2026-05-15T04:30')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
