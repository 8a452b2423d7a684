import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';

export default function FieldsSections() {
  const [sections, setSections] = useState<FieldSelectedSections>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimeField
          label="Meeting"
          selectedSections={sections}
          onSelectedSectionsChange={setSections}
          defaultValue={dayjs('2026-05-14T18:45')}
        />
        <Typography variant="body2" role="status">
          Selected: {sections ?? 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
