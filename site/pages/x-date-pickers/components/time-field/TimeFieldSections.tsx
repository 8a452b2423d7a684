import { useRef, useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function TimeFieldSections() {
  const input = useRef<HTMLInputElement>(null);
  const [sections, setSections] = useState<FieldSelectedSections>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <TimeField
          label="Alarm"
          inputRef={input}
          selectedSections={sections}
          onSelectedSectionsChange={setSections}
          defaultValue={dayjs('2026-05-14T06:40')}
        />
        <Button
          onClick={() => {
            input.current?.focus();
            setSections('minutes');
          }}
        >
          Edit the minutes
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
