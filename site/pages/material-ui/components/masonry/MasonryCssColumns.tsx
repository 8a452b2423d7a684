import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const heights = [90, 60, 80, 70, 100, 50];

export default function MasonryCssColumns() {
  return (
    <Box component="ul" sx={{ columns: 3, columnGap: 2, m: 0, p: 0 }}>
      {heights.map((height, index) => (
        <Paper
          key={index}
          component="li"
          variant="outlined"
          sx={{
            height,
            p: 1,
            mb: 2,
            breakInside: 'avoid',
            listStyle: 'none',
          }}
        >
          {index + 1}
        </Paper>
      ))}
    </Box>
  );
}
