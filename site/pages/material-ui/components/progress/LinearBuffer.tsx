import LinearProgress from '@mui/material/LinearProgress';

export default function LinearBuffer() {
  return (
    <LinearProgress
      aria-label="Episode 12"
      variant="buffer"
      value={30}
      valueBuffer={55}
    />
  );
}
