import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { messages } from './messages';

const examples: [string, DateTimeValidationError][] = [
  ['2026-05-14T10:00:00', null],
  ['2026-02-20T10:00:00', 'minDate'],
  ['2026-12-10T10:00:00', 'maxDate'],
  ['2026-05-17T10:00:00', 'shouldDisableDate'],
  ['2026-08-13T10:00:00', 'shouldDisableMonth'],
  ['2027-05-14T10:00:00', 'shouldDisableYear'],
  ['2026-05-14T08:00:00', 'minTime'],
  ['2026-05-14T19:00:00', 'maxTime'],
  ['2026-05-14T12:30:00', 'shouldDisableTime-hours'],
  ['2026-05-14T10:45:00', 'shouldDisableTime-minutes'],
  ['2026-05-14T10:30:59', 'shouldDisableTime-seconds'],
  ['2026-05-14T10:12:00', 'minutesStep'],
];

export default function ValidationCodes() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2026-05-14T10:00'));
  const [codes, setCodes] = useState<DateTimeValidationError[]>([null]);
  const current = codes[0] ?? null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' },
          width: '100%',
        }}
      >
        <Stack spacing={2}>
          <DateTimeField
            label="Appointment"
            size="small"
            format="YYYY-MM-DD HH:mm:ss"
            value={value}
            onChange={setValue}
            onError={(error) => setCodes((all) => [error, ...all].slice(0, 7))}
            minDate={dayjs('2026-03-01')}
            maxDate={dayjs('2026-11-30')}
            minTime={dayjs('2026-05-14T09:00')}
            maxTime={dayjs('2026-05-14T18:00')}
            minutesStep={5}
            shouldDisableDate={(day) => day.day() === 0}
            shouldDisableMonth={(month) => month.month() === 7}
            shouldDisableYear={(year) => year.year() === 2027}
            shouldDisableTime={(time, view) =>
              (view === 'hours' && time.hour() === 12) ||
              (view === 'minutes' && time.minute() === 45) ||
              (view === 'seconds' && time.second() === 59)
            }
            helperText={current ? messages[current] : 'No error'}
          />
          <Stack
            direction="row"
            useFlexGap
            spacing={0.75}
            sx={{ flexWrap: 'wrap' }}
          >
            {examples.map(([text, code]) => (
              <Chip
                key={text}
                size="small"
                label={code ?? 'null'}
                color={code === current ? 'primary' : 'default'}
                variant={code === current ? 'filled' : 'outlined'}
                onClick={() => setValue(dayjs(text))}
              />
            ))}
          </Stack>
        </Stack>
        <Box sx={{ minHeight: 208 }}>
          <Typography
            variant="subtitle2"
            component="p"
            id="validation-codes-log"
          >
            Reported by onError, newest first
          </Typography>
          <Box
            component="ol"
            aria-labelledby="validation-codes-log"
            sx={{
              m: 0,
              mt: 1,
              p: 0,
              listStyle: 'none',
              fontFamily: 'monospace',
            }}
          >
            {codes.map((code, index) => (
              <Box
                component="li"
                key={codes.length - index}
                sx={{
                  fontSize: 13,
                  lineHeight: '25px',
                  color: code ? 'error.main' : 'text.secondary',
                }}
              >
                {code ?? 'null'}
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
