import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const colors = ['primary', 'secondary', 'success'] as const;

export default function StylePlayground() {
  const [color, setColor] = React.useState<string>(colors[0]);
  const [radius, setRadius] = React.useState(8);
  const [fontSize, setFontSize] = React.useState(14);
  const [weight, setWeight] = React.useState(500);
  const rules = {
    maxWidth: '100%',
    '.MuiPickersDay-root': { borderRadius: `${radius}px`, fontSize },
    '.MuiPickersDay-root.Mui-selected, .MuiPickersDay-root.Mui-selected:focus':
      { bgcolor: `${color}.main`, color: `${color}.contrastText` },
    '.MuiPickersCalendarHeader-label': { fontWeight: weight },
  };
  const sliders = [
    { label: 'Radius of a day', value: radius, set: setRadius, max: 18 },
    { label: 'Font size', value: fontSize, set: setFontSize, min: 11, max: 18 },
    {
      label: 'Weight of the title',
      value: weight,
      set: setWeight,
      min: 400,
      max: 900,
      step: 100,
    },
  ];
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          width: '100%',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px 1fr' },
        }}
      >
        <DateCalendar
          defaultValue={dayjs('2026-05-14')}
          disableHighlightToday
          sx={rules}
        />
        <Stack spacing={1} sx={{ minWidth: 0 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Color of the selected day"
            value={color}
            onChange={(_event, next: string | null) => next && setColor(next)}
          >
            {colors.map((name) => (
              <ToggleButton
                key={name}
                value={name}
                sx={{ textTransform: 'none', px: 1, py: 0.25 }}
              >
                {name}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {sliders.map(({ label, set, ...slider }) => (
            <div key={label}>
              <Typography variant="body2">{label}</Typography>
              <Slider
                size="small"
                aria-label={label}
                valueLabelDisplay="auto"
                onChange={(_event, value) => set(value)}
                {...slider}
              />
            </div>
          ))}
          <Box
            component="pre"
            dir="ltr"
            role="region"
            aria-label="Code of the styles"
            tabIndex={0}
            sx={{ m: 0, fontSize: 12, overflow: 'auto', height: 130 }}
          >
            {`sx={${JSON.stringify(rules, null, 2)}}`}
          </Box>
        </Stack>
      </Box>
    </LocalizationProvider>
  );
}
