import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs from 'dayjs';

export default function TimeRangePickerSections() {
  const input = useRef<HTMLInputElement>(null);
  const [sections, setSections] = useState<FieldSelectedSections>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <TimeRangePicker
          label="Opening hours"
          inputRef={input}
          selectedSections={sections}
          onSelectedSectionsChange={setSections}
          defaultValue={[dayjs('2026-05-14T09:00'), dayjs('2026-05-14T17:30')]}
        />
        <Button
          onClick={() => {
            input.current?.focus();
            setSections('all');
          }}
        >
          Select all
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
