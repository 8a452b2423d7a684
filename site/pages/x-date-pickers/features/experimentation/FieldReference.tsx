import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';

export default function FieldReference() {
  const field = React.useRef<FieldRef<dayjs.Dayjs | null>>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateField
          label="Due date"
          defaultValue={dayjs('2026-05-14')}
          unstableFieldRef={field}
        />
        <Button onClick={() => field.current?.focusField('day')}>
          Change the day
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
