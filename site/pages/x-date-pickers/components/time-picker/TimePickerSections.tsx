import { useRef, useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerSections() {
  const input = useRef<HTMLInputElement>(null);
  const [sections, setSections] = useState<FieldSelectedSections>(null);

  const edit = (section: FieldSelectedSections) => {
    input.current?.focus();
    setSections(section);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimePicker
          label="Opens"
          inputRef={input}
          selectedSections={sections}
          onSelectedSectionsChange={setSections}
          defaultValue={dayjs('2026-05-14T09:45')}
        />
        <Stack direction="row" spacing={1}>
          <Button onClick={() => edit('hours')}>Edit the hour</Button>
          <Button onClick={() => edit('minutes')}>Edit the minute</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
