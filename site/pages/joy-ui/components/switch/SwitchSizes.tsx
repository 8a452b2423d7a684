import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

const sizes = ['sm', 'md', 'lg'] as const;

export default function SwitchSizes() {
  return (
    <Stack direction="row" spacing={4}>
      {sizes.map((size) => (
        <Switch
          key={size}
          size={size}
          endDecorator={size}
          slotProps={{ input: { 'aria-label': size } }}
        />
      ))}
    </Stack>
  );
}
