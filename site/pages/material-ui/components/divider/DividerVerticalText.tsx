import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function DividerVerticalText() {
  return (
    <Box sx={{ display: 'flex', minHeight: 140, alignItems: 'center' }}>
      <Typography sx={{ flex: 1, textAlign: 'end' }}>Upload a file</Typography>
      <Divider
        orientation="vertical"
        flexItem
        role="presentation"
        sx={{ mx: 2 }}
      >
        or
      </Divider>
      <Typography sx={{ flex: 1 }}>Paste a link</Typography>
    </Box>
  );
}
