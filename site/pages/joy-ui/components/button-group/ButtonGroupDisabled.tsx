import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

export default function ButtonGroupDisabled() {
  return (
    <Stack spacing={2}>
      <ButtonGroup disabled aria-label="All disabled">
        <Button>Undo</Button>
        <Button>Redo</Button>
        <Button disabled={false}>History</Button>
      </ButtonGroup>
      <ButtonGroup aria-label="One disabled">
        <Button disabled>Undo</Button>
        <Button>Redo</Button>
        <Button>History</Button>
      </ButtonGroup>
    </Stack>
  );
}
