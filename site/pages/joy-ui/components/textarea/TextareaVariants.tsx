import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

const variants = ['outlined', 'soft', 'plain', 'solid'] as const;

export default function TextareaVariants() {
  return (
    <Stack spacing={1.5} sx={{ width: 280 }}>
      {variants.map((variant) => (
        <Textarea
          key={variant}
          variant={variant}
          aria-label={variant}
          defaultValue={variant}
        />
      ))}
    </Stack>
  );
}
