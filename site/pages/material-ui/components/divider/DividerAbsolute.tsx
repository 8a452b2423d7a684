import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';

export default function DividerAbsolute() {
  return (
    <Paper variant="outlined" sx={{ width: 280, maxWidth: '100%' }}>
      <Box sx={{ position: 'relative', p: 2 }}>
        Seat 14C, boarding at 18:15
        <Divider absolute />
      </Box>
      <Box sx={{ p: 2 }}>One cabin bag included</Box>
    </Paper>
  );
}
