import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const openedAt = dayjs('2026-05-11T00:00');
const reportedAt = dayjs('2026-05-14T18:00');

function problemOf(value: Dayjs | null, from: Dayjs, before: string) {
  if (!value) return 'Enter a day and a time';
  if (!value.isValid()) return 'This moment does not exist';
  if (value.isBefore(from)) return before;
  return value.isAfter(reportedAt) ? 'After the report' : null;
}

export default function IncidentReport() {
  const [noticed, setNoticed] = useState<Dayjs | null>(
    dayjs('2026-05-14T09:45'),
  );
  const [resolved, setResolved] = useState<Dayjs | null>(null);
  const [tried, setTried] = useState(false);
  const [report, setReport] = useState('');

  const problems = {
    noticed: problemOf(noticed, openedAt, 'Before this week'),
    resolved: problemOf(resolved, noticed ?? openedAt, 'Before it was noticed'),
  };

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const sound = !problems.noticed && !problems.resolved;
    const minutes = resolved?.diff(noticed, 'minute') ?? 0;
    setReport(sound ? `Reported: down for ${minutes} minutes` : '');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper
        component="form"
        noValidate
        variant="outlined"
        sx={{ p: 3, width: 360, maxWidth: '100%' }}
        onSubmit={submit}
      >
        <Stack spacing={2}>
          <TextField label="Service" defaultValue="Checkout" />
          <DateTimeField
            required
            label="Noticed at"
            minDateTime={openedAt}
            maxDateTime={reportedAt}
            value={noticed}
            onChange={setNoticed}
            error={tried ? problems.noticed !== null : undefined}
            helperText={(tried && problems.noticed) || ' '}
          />
          <DateTimeField
            required
            label="Resolved at"
            minDateTime={noticed ?? openedAt}
            maxDateTime={reportedAt}
            value={resolved}
            onChange={setResolved}
            error={tried ? problems.resolved !== null : undefined}
            referenceDate={dayjs('2026-05-14T10:00')}
            helperText={(tried && problems.resolved) || ' '}
          />
          <Button type="submit" variant="contained">
            Send report
          </Button>
          <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
            {report}
          </Typography>
        </Stack>
      </Paper>
    </LocalizationProvider>
  );
}
