import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import AcUnitIcon from '@mui/icons-material/AcUnit';
import DoneAllIcon from '@mui/icons-material/DoneAll';
import LandslideIcon from '@mui/icons-material/Landslide';

const trailIcons = {
  success: <DoneAllIcon fontSize="inherit" />,
  error: <LandslideIcon fontSize="inherit" />,
};

export default function TrailReports() {
  return (
    <Stack spacing={1} sx={{ maxWidth: 440, mx: 'auto' }}>
      <Alert severity="success" role="note" iconMapping={trailIcons}>
        Ridge path: open, marked anew.
      </Alert>
      <Alert severity="error" role="note" iconMapping={trailIcons}>
        Gorge path: closed after a rockfall.
      </Alert>
      <Alert
        severity="info"
        role="note"
        icon={<AcUnitIcon fontSize="inherit" />}
      >
        Summit: snow above 1,900 metres.
      </Alert>
      <Alert severity="info" role="note" icon={false}>
        All reports are from this morning.
      </Alert>
    </Stack>
  );
}
