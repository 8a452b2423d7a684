import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function BreakpointsInSx() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 1fr' },
        gap: 2,
        p: 2,
      }}
    >
      <Typography
        sx={{ fontSize: { xs: '1rem', sm: '1.25rem', md: '1.5rem' } }}
      >
        Departures
      </Typography>
      <Typography sx={{ display: { xs: 'none', sm: 'block' } }}>
        Shown from 600 px up
      </Typography>
    </Box>
  );
}
