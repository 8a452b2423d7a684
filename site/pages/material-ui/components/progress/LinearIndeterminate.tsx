import LinearProgress from '@mui/material/LinearProgress';

export default function LinearIndeterminate() {
  return <LinearProgress aria-label="Loading orders" />;
}
