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
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function DateTimeRangeFieldSections() {
  const field = useRef<FieldRef<DateRange<Dayjs>>>(null);
  const [sections, setSections] = useState<FieldSelectedSections>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputDateTimeRangeField
          label="Maintenance"
          unstableFieldRef={field}
          selectedSections={sections}
          onSelectedSectionsChange={setSections}
          defaultValue={[dayjs('2026-05-14T22:00'), dayjs('2026-05-15T04:30')]}
        />
        <Button
          onClick={() => {
            field.current?.focusField(6);
            setSections(6);
          }}
        >
          Edit the end
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
