import CircularProgress from '@mui/material/CircularProgress';

export default function CircularLowCpu() {
  return <CircularProgress aria-label="Rendering preview" disableShrink />;
}
