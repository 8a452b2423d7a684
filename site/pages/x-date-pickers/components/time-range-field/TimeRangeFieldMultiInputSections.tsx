import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  FieldRef,
  FieldSelectedSections,
} from '@mui/x-date-pickers/models';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function TimeRangeFieldMultiInputSections() {
  const startField = useRef<FieldRef<Dayjs | null>>(null);
  const endField = useRef<FieldRef<Dayjs | null>>(null);
  const [sections, setSections] = useState<FieldSelectedSections>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 480, maxWidth: '100%' }}>
        <MultiInputTimeRangeField
          classes={{ separator: 'period-separator' }}
          format="H:mm"
          shouldRespectLeadingZeros
          unstableStartFieldRef={startField}
          unstableEndFieldRef={endField}
          selectedSections={sections}
          onSelectedSectionsChange={setSections}
          defaultValue={[dayjs('2026-05-14T09:00'), dayjs('2026-05-14T17:30')]}
          slotProps={{
            textField: ({ position }) => ({
              id: `time-range-field-multi-input-sections-1-${position}`,
              label: position === 'start' ? 'From' : 'To',
            }),
          }}
        />
        <Stack direction="row" spacing={1}>
          <Button onClick={() => startField.current?.focusField(0)}>
            Focus start
          </Button>
          <Button onClick={() => endField.current?.focusField(0)}>
            Focus end
          </Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
