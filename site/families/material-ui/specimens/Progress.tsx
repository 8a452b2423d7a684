import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function ProgressSpecimen() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <CircularProgress variant="determinate" value={70} size={44} />
      <LinearProgress variant="determinate" value={45} sx={{ width: 130 }} />
    </Stack>
  );
}
