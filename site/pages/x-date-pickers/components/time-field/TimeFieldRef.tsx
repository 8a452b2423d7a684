import { useRef } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';

export default function TimeFieldRef() {
  const field = useRef<FieldRef<Dayjs | null>>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <TimeField
          label="Start"
          unstableFieldRef={field}
          defaultValue={dayjs('2026-05-14T09:45')}
        />
        <Button onClick={() => field.current?.focusField('minutes')}>
          Change the minutes
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
