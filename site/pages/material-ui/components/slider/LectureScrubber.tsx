import { useState } from 'react';
import type { SliderValueLabelProps } from '@mui/material/Slider';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const chapters = [
  { value: 0, name: 'Welcome' },
  { value: 95, name: 'What glaciers leave behind' },
  { value: 410, name: 'Reading a moraine' },
  { value: 700, name: 'Questions' },
];
const chapterAt = (second: number) =>
  chapters.filter(({ value }) => value <= second).at(-1)?.name ?? '';
const time = (second: number) =>
  `${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}`;

function LabelBelow({ children, value }: SliderValueLabelProps) {
  return (
    <>
      {children}
      <Typography aria-hidden variant="body2" sx={{ pt: 4 }}>
        {value}
      </Typography>
    </>
  );
}

export default function LectureScrubber() {
  const [second, setSecond] = useState(210);

  return (
    <Box sx={{ maxWidth: 400, mx: 'auto' }}>
      <Slider
        aria-label="Position in the lecture"
        getAriaValueText={(value) => `${time(value)}, ${chapterAt(value)}`}
        max={830}
        shiftStep={30}
        marks={chapters}
        value={second}
        onChange={(_event, next) => setSecond(next)}
        valueLabelDisplay="on"
        valueLabelFormat={(value) => `${chapterAt(value)}, ${time(value)}`}
        slots={{ valueLabel: LabelBelow }}
        slotProps={{
          rail: { style: { borderRadius: 0 } },
          track: { style: { borderRadius: 0 } },
          mark: { style: { width: 4, height: 12, borderRadius: 0 } },
        }}
        sx={{ mb: 2 }}
      />
    </Box>
  );
}
