import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import DoneAllIcon from '@mui/icons-material/DoneAll';
import WifiOffIcon from '@mui/icons-material/WifiOff';

const icons = {
  success: <DoneAllIcon fontSize="inherit" />,
  error: <WifiOffIcon fontSize="inherit" />,
};

export default function AlertIconMapping() {
  return (
    <Stack spacing={1.5}>
      <Alert severity="success" iconMapping={icons}>
        All synced.
      </Alert>
      <Alert severity="error" iconMapping={icons}>
        You are offline.
      </Alert>
    </Stack>
  );
}
