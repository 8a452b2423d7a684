import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

const displays = ['off', 'auto', 'on'] as const;

export default function SliderValueLabel() {
  return (
    <Stack spacing={1} sx={{ width: 280 }}>
      {displays.map((display) => (
        <Slider
          key={display}
          aria-label={`Budget, ${display}`}
          defaultValue={350}
          max={1000}
          valueLabelDisplay={display}
          valueLabelFormat={(value) => `$${value}`}
          marks={[{ value: 0, label: display }]}
        />
      ))}
    </Stack>
  );
}
