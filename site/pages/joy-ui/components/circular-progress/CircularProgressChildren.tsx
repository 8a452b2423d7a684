import BoltIcon from '@mui/icons-material/Bolt';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressChildren() {
  return (
    <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
      <CircularProgress size="lg" determinate value={72} aria-label="Storage">
        72%
      </CircularProgress>
      <CircularProgress
        size="lg"
        determinate
        value={40}
        color="success"
        aria-label="Battery"
      >
        <BoltIcon />
      </CircularProgress>
    </Stack>
  );
}
