import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

const sizes = ['sm', 'md', 'lg'] as const;

export default function TextareaSizes() {
  return (
    <Stack spacing={1.5} sx={{ width: 280 }}>
      {sizes.map((size) => (
        <Textarea
          key={size}
          size={size}
          aria-label={size}
          defaultValue={size}
        />
      ))}
    </Stack>
  );
}
