import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

const bands = { Bass: 70, Mid: 45, Treble: 55 };

export default function SliderVertical() {
  return (
    <Stack direction="row" useFlexGap spacing={6} sx={{ height: 180 }}>
      {Object.entries(bands).map(([band, value]) => (
        <Slider
          key={band}
          orientation="vertical"
          aria-label={band}
          defaultValue={value}
          marks={[{ value: 50, label: band }]}
        />
      ))}
    </Stack>
  );
}
