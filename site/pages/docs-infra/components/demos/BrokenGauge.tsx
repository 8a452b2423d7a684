import LinearProgress from '@mui/material/LinearProgress';

function pressure(): number {
  throw new Error('The sensor gives no pressure');
}

export default function BrokenGauge() {
  return <LinearProgress variant="determinate" value={pressure()} />;
}
