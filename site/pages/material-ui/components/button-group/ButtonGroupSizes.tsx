import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function ButtonGroupSizes() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <ButtonGroup size="small" aria-label="Small group">
        <Button>small</Button>
        <Button>Week</Button>
      </ButtonGroup>
      <ButtonGroup size="medium" aria-label="Medium group">
        <Button>medium</Button>
        <Button>Week</Button>
      </ButtonGroup>
      <ButtonGroup size="large" aria-label="Large group">
        <Button>large</Button>
        <Button>Week</Button>
      </ButtonGroup>
    </Stack>
  );
}
