import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const sizes = ['sm', 'md', 'lg'] as const;

export default function ToggleSizes() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {sizes.map((size) => (
        <ToggleButtonGroup key={size} size={size} value="am" aria-label={size}>
          <Button value="am">{size}</Button>
          <Button value="pm">Afternoon</Button>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
