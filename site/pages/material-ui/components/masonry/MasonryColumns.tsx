import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Masonry from '@mui/lab/Masonry';

const heights = [90, 60, 80, 70, 100, 50];

export default function MasonryColumns() {
  return (
    <Box sx={{ p: 2, overflow: 'hidden' }}>
      <Masonry columns={{ xs: 2, sm: 3 }} spacing={{ xs: 1, sm: 2 }}>
        {heights.map((height, index) => (
          <Paper key={index} variant="outlined" sx={{ height, p: 1 }}>
            {index + 1}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
