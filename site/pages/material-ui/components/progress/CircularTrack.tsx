import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

export default function CircularTrack() {
  return (
    <Box sx={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
      <CircularProgress
        aria-hidden
        variant="determinate"
        value={100}
        size={64}
        sx={{ color: 'action.selected' }}
      />
      <CircularProgress
        aria-label="Profile completed"
        variant="determinate"
        value={40}
        size={64}
      />
    </Box>
  );
}
