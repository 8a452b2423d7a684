import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const sizes = ['small', 'medium', 'large'] as const;

export default function ButtonSizes() {
  return sizes.map((size) => (
    <Stack key={size} direction="row" spacing={2} sx={{ my: 1.5 }}>
      <Button size={size}>{size}</Button>
      <Button size={size} variant="outlined">
        {size}
      </Button>
      <Button size={size} variant="contained">
        {size}
      </Button>
    </Stack>
  ));
}
