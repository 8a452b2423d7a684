import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'soft', 'plain', 'solid'] as const;

export default function InputVariants() {
  return (
    <Stack spacing={1.5} sx={{ width: 280 }}>
      {variants.map((variant) => (
        <Input
          key={variant}
          variant={variant}
          aria-label={variant}
          placeholder={variant}
        />
      ))}
    </Stack>
  );
}
