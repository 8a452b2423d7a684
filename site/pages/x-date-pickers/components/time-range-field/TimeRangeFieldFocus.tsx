import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs from 'dayjs';

export default function TimeRangeFieldFocus() {
  const [inputs, setInputs] = useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2}>
        <Button variant="outlined" onClick={() => setInputs(1)}>
          One input
        </Button>
        <Button variant="outlined" onClick={() => setInputs(2)}>
          Two inputs
        </Button>
      </Stack>
      <Dialog
        open={inputs > 0}
        onClose={() => setInputs(0)}
        aria-labelledby="time-range-field-title"
      >
        <DialogTitle id="time-range-field-title">Shift</DialogTitle>
        <DialogContent sx={{ minWidth: { sm: 440 } }}>
          {inputs === 1 ? (
            <SingleInputTimeRangeField
              autoFocus
              fullWidth
              InputProps={{ 'aria-labelledby': 'time-range-field-title' }}
              defaultValue={[
                dayjs('2026-05-14T09:00'),
                dayjs('2026-05-14T17:30'),
              ]}
            />
          ) : (
            <MultiInputTimeRangeField
              autoFocus
              defaultValue={[
                dayjs('2026-05-14T09:00'),
                dayjs('2026-05-14T17:30'),
              ]}
              slotProps={{
                textField: ({ position }) => ({
                  id: `time-range-field-focus-1-${position}`,
                  label: position === 'start' ? 'From' : 'To',
                }),
              }}
            />
          )}
        </DialogContent>
      </Dialog>
    </LocalizationProvider>
  );
}
