import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const nights = [
  { day: 1, phase: 'New moon', light: 0 },
  { day: 2, phase: 'New moon', light: 1 },
  { day: 3, phase: 'New moon', light: 4 },
  { day: 4, phase: 'New moon', light: 10 },
  { day: 5, phase: 'Waxing crescent', light: 17 },
  { day: 6, phase: 'Waxing crescent', light: 26 },
  { day: 7, phase: 'Waxing crescent', light: 36 },
  { day: 8, phase: 'Waxing crescent', light: 46 },
  { day: 9, phase: 'First quarter', light: 57 },
  { day: 10, phase: 'First quarter', light: 67 },
  { day: 11, phase: 'First quarter', light: 76 },
  { day: 12, phase: 'First quarter', light: 85 },
  { day: 13, phase: 'Waxing gibbous', light: 92 },
  { day: 14, phase: 'Waxing gibbous', light: 97 },
  { day: 15, phase: 'Waxing gibbous', light: 99 },
  { day: 16, phase: 'Full moon', light: 100 },
  { day: 17, phase: 'Full moon', light: 98 },
  { day: 18, phase: 'Full moon', light: 94 },
  { day: 19, phase: 'Full moon', light: 89 },
  { day: 20, phase: 'Waning gibbous', light: 81 },
  { day: 21, phase: 'Waning gibbous', light: 72 },
  { day: 22, phase: 'Waning gibbous', light: 62 },
  { day: 23, phase: 'Waning gibbous', light: 52 },
  { day: 24, phase: 'Last quarter', light: 41 },
  { day: 25, phase: 'Last quarter', light: 31 },
  { day: 26, phase: 'Last quarter', light: 21 },
  { day: 27, phase: 'Waning crescent', light: 13 },
  { day: 28, phase: 'Waning crescent', light: 7 },
  { day: 29, phase: 'Waning crescent', light: 3 },
  { day: 30, phase: 'Waning crescent', light: 0 },
  { day: 31, phase: 'New moon', light: 0 },
  { day: 32, phase: 'New moon', light: 2 },
  { day: 33, phase: 'New moon', light: 7 },
  { day: 34, phase: 'New moon', light: 13 },
  { day: 35, phase: 'Waxing crescent', light: 21 },
  { day: 36, phase: 'Waxing crescent', light: 30 },
  { day: 37, phase: 'Waxing crescent', light: 40 },
  { day: 38, phase: 'First quarter', light: 51 },
  { day: 39, phase: 'First quarter', light: 61 },
  { day: 40, phase: 'First quarter', light: 71 },
  { day: 41, phase: 'First quarter', light: 81 },
  { day: 42, phase: 'Waxing gibbous', light: 88 },
  { day: 43, phase: 'Waxing gibbous', light: 94 },
  { day: 44, phase: 'Waxing gibbous', light: 98 },
  { day: 45, phase: 'Waxing gibbous', light: 100 },
  { day: 46, phase: 'Full moon', light: 99 },
  { day: 47, phase: 'Full moon', light: 97 },
  { day: 48, phase: 'Full moon', light: 92 },
  { day: 49, phase: 'Waning gibbous', light: 85 },
  { day: 50, phase: 'Waning gibbous', light: 77 },
  { day: 51, phase: 'Waning gibbous', light: 67 },
  { day: 52, phase: 'Waning gibbous', light: 57 },
  { day: 53, phase: 'Last quarter', light: 47 },
  { day: 54, phase: 'Last quarter', light: 36 },
  { day: 55, phase: 'Last quarter', light: 26 },
  { day: 56, phase: 'Last quarter', light: 18 },
  { day: 57, phase: 'Waning crescent', light: 10 },
  { day: 58, phase: 'Waning crescent', light: 5 },
  { day: 59, phase: 'Waning crescent', light: 1 },
];

export default function MoonCalendar() {
  const [day, setDay] = useState(1);
  const night = nights[day - 1];
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography>
        Night {day}: {night?.phase}, {night?.light} % lit
      </Typography>
      <Slider
        aria-label="Night"
        min={1}
        max={nights.length}
        value={day}
        onChange={(_event, next) => setDay(next)}
      />
    </Stack>
  );
}
