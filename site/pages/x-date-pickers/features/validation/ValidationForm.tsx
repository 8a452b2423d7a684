import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function ValidationForm() {
  const [value, setValue] = useState<Dayjs | null>(null);
  const [valid, setValid] = useState(false);
  const [problem, setProblem] = useState('');
  const [sent, setSent] = useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ width: 280, maxWidth: '100%' }}
        onSubmit={(event) => {
          event.preventDefault();
          const failed = value === null || !valid;
          setProblem(failed ? 'Enter a date in 2026' : '');
          setSent(failed ? '' : `Sent: ${value.format('YYYY-MM-DD')}`);
        }}
      >
        <DateField
          label="Start of contract"
          required
          referenceDate={dayjs('2026-05-14')}
          minDate={dayjs('2026-01-01')}
          maxDate={dayjs('2026-12-31')}
          value={value}
          onChange={(next, context) => {
            setValue(next);
            setValid(next !== null && context.validationError === null);
            setProblem('');
          }}
          error={problem !== '' || undefined}
          helperText={problem || 'Any day in 2026'}
        />
        <Button type="submit" variant="contained">
          Send
        </Button>
        <Typography role="status" sx={{ minHeight: 24 }}>
          {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
