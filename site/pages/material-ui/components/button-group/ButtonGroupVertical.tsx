import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function ButtonGroupVertical() {
  return (
    <Stack direction="row" spacing={3}>
      <ButtonGroup orientation="vertical" aria-label="Shift">
        <Button>Early</Button>
        <Button>Late</Button>
        <Button>Night</Button>
      </ButtonGroup>
      <ButtonGroup orientation="vertical" variant="contained" aria-label="Row">
        <Button>Insert above</Button>
        <Button>Insert below</Button>
        <Button>Delete</Button>
      </ButtonGroup>
    </Stack>
  );
}
