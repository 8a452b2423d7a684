import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';

export default function DateRangeFieldFocus() {
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
        aria-labelledby="date-range-field-title"
      >
        <DialogTitle id="date-range-field-title">Stay</DialogTitle>
        <DialogContent sx={{ minWidth: { sm: 440 } }}>
          {inputs === 1 ? (
            <SingleInputDateRangeField
              autoFocus
              fullWidth
              aria-label="Stay"
              defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-17')]}
            />
          ) : (
            <MultiInputDateRangeField
              autoFocus
              defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-17')]}
              slotProps={{
                textField: ({ position }) => ({
                  id: `date-range-field-focus-1-${position}`,
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
