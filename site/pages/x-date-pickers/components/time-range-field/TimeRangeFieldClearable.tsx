import { useState } from 'react';
import BackspaceOutlinedIcon from '@mui/icons-material/BackspaceOutlined';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs from 'dayjs';

export default function TimeRangeFieldClearable() {
  const [cleared, setCleared] = useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputTimeRangeField
          label="Shift"
          clearable
          clearButtonPosition="start"
          slots={{ clearIcon: BackspaceOutlinedIcon }}
          onClear={() => setCleared((count) => count + 1)}
          helperText={`Times cleared: ${cleared}`}
          defaultValue={[dayjs('2026-05-14T09:00'), dayjs('2026-05-14T17:30')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
