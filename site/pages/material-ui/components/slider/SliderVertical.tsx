import Stack from '@mui/material/Stack';
import Slider from '@mui/material/Slider';

const marks = [
  { value: -12, label: '-12 dB' },
  { value: 0, label: '0 dB' },
  { value: 12, label: '12 dB' },
];

export default function SliderVertical() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ height: 200, py: 2 }}>
      {['Bass', 'Middle', 'Treble'].map((band) => (
        <Slider
          key={band}
          aria-label={band}
          orientation="vertical"
          defaultValue={band === 'Bass' ? 4 : 0}
          min={-12}
          max={12}
          marks={marks}
          track={false}
        />
      ))}
    </Stack>
  );
}
