import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

const colors = [
  'primary',
  'secondary',
  'success',
  'error',
  'info',
  'warning',
  'textPrimary',
  'textSecondary',
  'textDisabled',
  'inherit',
  '#7b1fa2',
];

export default function LinkColors() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      {colors.map((color) => (
        <Link key={color} href="#colors" color={color}>
          {color}
        </Link>
      ))}
    </Stack>
  );
}
