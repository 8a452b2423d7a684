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
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function TimeRangeFieldSections() {
  const field = useRef<FieldRef<DateRange<Dayjs>>>(null);
  const [sections, setSections] = useState<FieldSelectedSections>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputTimeRangeField
          label="Shift"
          unstableFieldRef={field}
          selectedSections={sections}
          onSelectedSectionsChange={setSections}
          defaultValue={[dayjs('2026-05-14T09:00'), dayjs('2026-05-14T17:30')]}
        />
        <Button
          onClick={() => {
            field.current?.focusField(3);
            setSections(3);
          }}
        >
          Edit the end
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
