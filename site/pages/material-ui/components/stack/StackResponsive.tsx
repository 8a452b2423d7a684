import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function StackResponsive() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2 }}
      useFlexGap
    >
      <Button variant="contained">Accept</Button>
      <Button variant="outlined">Suggest another time</Button>
      <Button>Decline</Button>
    </Stack>
  );
}
