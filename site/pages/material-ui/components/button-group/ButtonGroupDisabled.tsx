import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function ButtonGroupDisabled() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <ButtonGroup disabled aria-label="Locked document">
        <Button>Edit</Button>
        <Button>Rename</Button>
      </ButtonGroup>
      <ButtonGroup aria-label="Document">
        <Button>Edit</Button>
        <Button disabled>Rename</Button>
      </ButtonGroup>
    </Stack>
  );
}
