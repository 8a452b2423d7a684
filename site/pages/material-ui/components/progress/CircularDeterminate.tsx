import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function CircularDeterminate() {
  return (
    <Stack direction="row" spacing={4}>
      {[25, 50, 75, 100].map((value) => (
        <CircularProgress
          key={value}
          aria-label="Battery"
          variant="determinate"
          value={value}
        />
      ))}
    </Stack>
  );
}
