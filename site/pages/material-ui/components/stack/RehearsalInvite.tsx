import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RehearsalInvite() {
  return (
    <Stack spacing={{ xs: 1, sm: 3 }}>
      <Typography>Extra rehearsal on Sunday at four. Can you come?</Typography>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={{ xs: 1, sm: 2 }}
        useFlexGap
      >
        <Button variant="contained">I come</Button>
        <Button variant="outlined">I come later</Button>
        <Button>Not this time</Button>
      </Stack>
    </Stack>
  );
}
