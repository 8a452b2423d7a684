import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function DividerVertical() {
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Typography>Revenue</Typography>
      <Divider orientation="vertical" flexItem />
      <Typography>Orders</Typography>
      <Divider orientation="vertical" flexItem />
      <Typography>Refunds</Typography>
    </Box>
  );
}
