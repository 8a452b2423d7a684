import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function HouseRules() {
  return (
    <Box sx={{ maxWidth: 400, mx: 'auto' }}>
      <Typography>
        The hut is open from June to October. In winter, the key hangs at the
        valley station.
      </Typography>
      <Divider sx={{ my: 2 }} />
      <Typography color="text.secondary">
        Dogs sleep in the woodshed, which has a stove of its own.
      </Typography>
    </Box>
  );
}
