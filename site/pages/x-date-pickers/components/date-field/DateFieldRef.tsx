import { useRef } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';

export default function DateFieldRef() {
  const field = useRef<FieldRef<Dayjs | null>>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DateField
          label="Due"
          unstableFieldRef={field}
          defaultValue={dayjs('2026-05-14')}
        />
        <Button onClick={() => field.current?.focusField('year')}>
          Change the year
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
