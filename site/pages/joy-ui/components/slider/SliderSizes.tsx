import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function SliderSizes() {
  return (
    <Stack sx={{ width: 280 }}>
      {sizes.map((size) => (
        <Slider
          key={size}
          size={size}
          aria-label={size}
          defaultValue={50}
          marks={[{ value: 0, label: size }]}
        />
      ))}
    </Stack>
  );
}
