import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Mail from '@mui/icons-material/Mail';

const sizes = ['sm', 'md', 'lg'] as const;

export default function AdjustmentInput() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 300 }}>
      {sizes.map((size) => (
        <Input
          key={size}
          size={size}
          defaultValue={`size ${size}`}
          startDecorator={<Mail />}
          endDecorator={<Button>Invite</Button>}
          slotProps={{ input: { 'aria-label': `Guest, ${size}` } }}
        />
      ))}
    </Stack>
  );
}
