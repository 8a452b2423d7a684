import LinearProgress from '@mui/joy/LinearProgress';

export default function LinearProgressSpecimen() {
  return <LinearProgress determinate value={60} sx={{ width: 180 }} />;
}
