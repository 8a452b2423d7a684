import LinearProgress from '@mui/material/LinearProgress';

export default function LinearDeterminate() {
  return (
    <LinearProgress aria-label="Import" variant="determinate" value={45} />
  );
}
