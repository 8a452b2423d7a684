import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function ButtonDisabled() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          {variant}
        </Button>
      ))}
    </Stack>
  );
}
