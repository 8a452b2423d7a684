import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

type Stay = DateRange<Dayjs>;
type Status = 'editing' | 'sending' | 'booked' | 'failed';

const opening = dayjs('2026-05-04');
const closing = dayjs('2026-09-30');
const pricePerNight = 84;
const minimumNights = 2;
const taken = new Set(['2026-05-20', '2026-05-21', '2026-05-22']);

const isTaken = (night: Dayjs) => taken.has(night.format('YYYY-MM-DD'));

const countNights = ([arrival, departure]: Stay) =>
  arrival && departure ? departure.diff(arrival, 'day') : 0;

function problemOf(stay: Stay) {
  const [arrival, departure] = stay;
  if (!arrival?.isValid() || !departure?.isValid()) {
    return 'Choose the days of arrival and departure.';
  }
  if (arrival.isBefore(opening, 'day') || departure.isAfter(closing, 'day')) {
    return 'The cabin is open from May 4 to September 30.';
  }
  const nights = countNights(stay);
  if (nights < minimumNights) {
    return `Stay ${minimumNights} nights or more.`;
  }
  for (let night = 0; night < nights; night += 1) {
    if (isTaken(arrival.add(night, 'day'))) {
      return 'The nights of May 20 to 22 are taken.';
    }
  }
  return null;
}

// Stands in for a request: someone else has booked the second week of June.
function sendBooking([, departure]: Stay) {
  return new Promise<void>((resolve, reject) => {
    setTimeout(() => {
      if (departure?.isAfter('2026-06-08')) {
        reject(new Error('taken'));
      } else {
        resolve();
      }
    }, 800);
  });
}

export default function BookingForm() {
  const [stay, setStay] = useState<Stay>([
    dayjs('2026-05-14'),
    dayjs('2026-05-17'),
  ]);
  const [guests, setGuests] = useState('2');
  const [status, setStatus] = useState<Status>('editing');
  const [submitted, setSubmitted] = useState(false);
  const datesRef = useRef<HTMLInputElement>(null);

  const nights = countNights(stay);
  const problem = problemOf(stay);
  const message = submitted || (stay[0] && stay[1]) ? problem : null;

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (problem) {
      datesRef.current?.focus();
      return;
    }
    setStatus('sending');
    sendBooking(stay).then(
      () => setStatus('booked'),
      () => setStatus('failed'),
    );
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined" sx={{ p: 3, width: 400, maxWidth: '100%' }}>
        <Stack component="form" noValidate spacing={2} onSubmit={handleSubmit}>
          <Typography variant="h6" component="p">
            Lakeside cabin
          </Typography>
          <DateRangePicker
            label="Stay"
            inputRef={datesRef}
            value={stay}
            onChange={(next) => {
              setStay(next);
              setStatus('editing');
            }}
            disabled={status === 'sending'}
            minDate={opening}
            maxDate={closing}
            shouldDisableDate={(day, position) =>
              position === 'start' && isTaken(day)
            }
            slotProps={{
              textField: {
                fullWidth: true,
                required: true,
                error: message !== null || undefined,
                helperText: message ?? `${minimumNights} nights or more`,
              },
              shortcuts: {
                sx: { display: { xs: 'none', sm: 'block' } },
                items: [
                  {
                    label: 'Next weekend',
                    getValue: () => [dayjs('2026-05-15'), dayjs('2026-05-17')],
                  },
                  {
                    label: 'Pentecost',
                    getValue: () => [dayjs('2026-05-22'), dayjs('2026-05-25')],
                  },
                  {
                    label: 'A week in June',
                    getValue: () => [dayjs('2026-06-06'), dayjs('2026-06-13')],
                  },
                ],
              },
            }}
          />
          <TextField
            select
            label="Guests"
            value={guests}
            onChange={(event) => {
              setGuests(event.target.value);
              setStatus('editing');
            }}
            disabled={status === 'sending'}
          >
            {['1', '2', '3', '4'].map((count) => (
              <MenuItem key={count} value={count}>
                {count}
              </MenuItem>
            ))}
          </TextField>
          <Typography role="status">
            {problem
              ? `€${pricePerNight} a night`
              : `${nights} nights × €${pricePerNight} = €${nights * pricePerNight}`}
          </Typography>
          <Button
            type="submit"
            variant="contained"
            disabled={status === 'booked'}
            loading={status === 'sending'}
          >
            Book
          </Button>
          {status === 'booked' && (
            <Alert severity="success">
              Booked: {nights} nights from {stay[0]?.format('MMMM D')}.
            </Alert>
          )}
          {status === 'failed' && (
            <Alert severity="error">
              These nights were booked a moment ago. Choose other dates.
            </Alert>
          )}
        </Stack>
      </Paper>
    </LocalizationProvider>
  );
}
