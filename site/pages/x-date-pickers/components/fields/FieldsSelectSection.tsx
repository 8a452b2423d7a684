import { useRef, useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';

const parts = ['month', 'day', 'year', 'all'] as const;

export default function FieldsSelectSection() {
  const input = useRef<HTMLInputElement>(null);
  const [sections, setSections] = useState<FieldSelectedSections>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DateField
          label="Departure"
          inputRef={input}
          selectedSections={sections}
          onSelectedSectionsChange={setSections}
          defaultValue={dayjs('2026-05-14')}
        />
        <ButtonGroup size="small" aria-label="Select">
          {parts.map((part) => (
            <Button
              key={part}
              onClick={() => {
                input.current?.focus();
                setSections(part);
              }}
            >
              {part}
            </Button>
          ))}
        </ButtonGroup>
      </Stack>
    </LocalizationProvider>
  );
}
