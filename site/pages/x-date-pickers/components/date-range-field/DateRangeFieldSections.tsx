import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  FieldRef,
  FieldSelectedSections,
} from '@mui/x-date-pickers/models';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function DateRangeFieldSections() {
  const field = useRef<FieldRef<DateRange<Dayjs>>>(null);
  const [sections, setSections] = useState<FieldSelectedSections>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputDateRangeField
          label="Stay"
          unstableFieldRef={field}
          selectedSections={sections}
          onSelectedSectionsChange={setSections}
          defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-17')]}
        />
        <Button
          onClick={() => {
            field.current?.focusField(4);
            setSections(4);
          }}
        >
          Edit the last day
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
