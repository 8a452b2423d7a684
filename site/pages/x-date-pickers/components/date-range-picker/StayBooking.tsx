import { useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type {
  DateRange,
  DateRangeValidationError,
} from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const booked = new Set(['2026-05-20', '2026-05-21', '2026-05-22']);
const rate = 84;

const isBooked = (day: Dayjs) => booked.has(day.format('YYYY-MM-DD'));

function messageOf(
  [arrival, departure]: DateRange<Dayjs>,
  code: string | null,
) {
  if (code) {
    return code === 'invalidRange'
      ? 'Departure is before arrival'
      : 'Not available';
  }
  if (!arrival || !departure) {
    return 'Choose arrival and departure';
  }
  const nights = departure.diff(arrival, 'day');
  for (let night = 0; night < nights; night += 1) {
    if (isBooked(arrival.add(night, 'day'))) {
      return 'A night of this stay is taken';
    }
  }
  return nights < 2 ? 'Stay two nights or more' : null;
}

export default function StayBooking() {
  const [stay, setStay] = useState<DateRange<Dayjs>>([
    dayjs('2026-05-14'),
    dayjs('2026-05-17'),
  ]);
  const [errors, setErrors] = useState<DateRangeValidationError>([null, null]);
  const [booking, setBooking] = useState('');

  const [arrival, departure] = stay;
  const message = messageOf(stay, errors[0] ?? errors[1]);
  const nights =
    message === null && arrival ? (departure?.diff(arrival, 'day') ?? 0) : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper
        component="form"
        variant="outlined"
        sx={{ p: 3, width: 520, maxWidth: '100%' }}
        onSubmit={(event) => {
          event.preventDefault();
          setBooking(
            `Booked: ${nights} nights from ${arrival?.format('MMMM D') ?? ''}`,
          );
        }}
      >
        <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
          <Typography variant="h6" component="p">
            Lakeside cabin
          </Typography>
          <DateRangePicker
            value={stay}
            onChange={(next) => {
              setStay(next);
              setBooking('');
            }}
            onError={setErrors}
            minDate={dayjs('2026-05-04')}
            maxDate={dayjs('2026-09-30')}
            shouldDisableDate={(day, position) =>
              position === 'start' && isBooked(day)
            }
            slots={{ field: MultiInputDateRangeField }}
            localeText={{ start: 'Arrival', end: 'Departure' }}
          />
          <Stack
            direction="row"
            spacing={2}
            sx={{ alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Typography
              role="status"
              color={message ? 'error' : 'text.primary'}
            >
              {message ?? (booking || `${nights} nights, €${nights * rate}`)}
            </Typography>
            <Button
              type="submit"
              variant="contained"
              disabled={message !== null}
            >
              Book
            </Button>
          </Stack>
        </Stack>
      </Paper>
    </LocalizationProvider>
  );
}
