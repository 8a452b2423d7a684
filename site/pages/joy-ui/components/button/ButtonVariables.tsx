import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonVariables() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ '--Button-radius': '40px', '--Button-minHeight': '48px' }}
    >
      <Button startDecorator={<AddIcon />}>New order</Button>
      <Button
        variant="soft"
        startDecorator={<AddIcon />}
        sx={{ '--Button-gap': '1.25rem' }}
      >
        Wide gap
      </Button>
    </Stack>
  );
}
