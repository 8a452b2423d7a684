import Alert from '@mui/material/Alert';
import YardIcon from '@mui/icons-material/Yard';

export default function PlantTip() {
  return (
    <Alert
      severity="info"
      color="success"
      role="note"
      square
      elevation={2}
      icon={<YardIcon fontSize="inherit" />}
      sx={{ maxWidth: 440, borderInlineStart: '4px solid' }}
    >
      Ferns drink less in winter. One glass a week will do.
    </Alert>
  );
}
