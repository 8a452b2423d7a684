import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

export default function SpacingInSx() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 1, sm: 2 } }}>
      <Paper variant="outlined" sx={{ p: 1 }}>
        p: 1
      </Paper>
      <Paper variant="outlined" sx={{ p: 2 }}>
        p: 2
      </Paper>
      <Paper variant="outlined" sx={{ px: 4, py: 2 }}>
        px: 4, py: 2
      </Paper>
    </Box>
  );
}
