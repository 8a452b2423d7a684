import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function ButtonGroupElevation() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <ButtonGroup variant="contained" aria-label="Report">
        <Button>With elevation</Button>
        <Button>Print</Button>
      </ButtonGroup>
      <ButtonGroup variant="contained" disableElevation aria-label="Invoice">
        <Button>No elevation</Button>
        <Button>Print</Button>
      </ButtonGroup>
    </Stack>
  );
}
