import AdsClickIcon from '@mui/icons-material/AdsClick';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

export default function ClickAwayListenerSpecimen() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'end', gap: 2 }}>
      <Paper elevation={6} sx={{ px: 2, py: 1.5 }}>
        Closes on
      </Paper>
      <AdsClickIcon color="primary" fontSize="large" />
    </Box>
  );
}
