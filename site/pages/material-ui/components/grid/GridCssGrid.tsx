import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

export default function GridCssGrid() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(4, 1fr)',
        gap: 2,
        width: '100%',
      }}
    >
      <Paper sx={{ p: 2, gridColumn: 'span 2', gridRow: 'span 2' }}>
        2 columns, 2 rows
      </Paper>
      <Paper sx={{ p: 2, gridColumn: 'span 2' }}>2 columns</Paper>
      <Paper sx={{ p: 2 }}>1 column</Paper>
      <Paper sx={{ p: 2 }}>1 column</Paper>
    </Box>
  );
}
