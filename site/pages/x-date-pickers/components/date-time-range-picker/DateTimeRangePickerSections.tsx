import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import dayjs from 'dayjs';

export default function DateTimeRangePickerSections() {
  const input = useRef<HTMLInputElement>(null);
  const [sections, setSections] = useState<FieldSelectedSections>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 460, maxWidth: '100%' }}>
        <DateTimeRangePicker
          label="Rental"
          inputRef={input}
          selectedSections={sections}
          onSelectedSectionsChange={setSections}
          defaultValue={[dayjs('2026-05-14T10:00'), dayjs('2026-05-17T16:30')]}
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
