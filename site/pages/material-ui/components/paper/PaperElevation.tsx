import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(80px, 1fr))',
  gap: 3,
};

export default function PaperElevation() {
  return (
    <Box sx={grid}>
      {[0, 1, 2, 3, 4, 6, 8, 12, 16, 24].map((elevation) => (
        <Paper key={elevation} elevation={elevation} sx={{ p: 3 }}>
          {elevation}
        </Paper>
      ))}
    </Box>
  );
}
