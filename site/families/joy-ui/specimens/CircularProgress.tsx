import CircularProgress from '@mui/joy/CircularProgress';

export default function CircularProgressSpecimen() {
  return (
    <CircularProgress determinate value={64} size="lg">
      64%
    </CircularProgress>
  );
}
