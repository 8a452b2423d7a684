import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function ButtonSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      {sizes.map((size) => (
        <Button key={size} size={size} startDecorator={<AddIcon />}>
          {size}
        </Button>
      ))}
    </Stack>
  );
}
