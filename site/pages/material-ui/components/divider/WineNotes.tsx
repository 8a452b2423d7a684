import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function WineNotes() {
  return (
    <Box sx={{ display: 'flex', maxWidth: 440, mx: 'auto' }}>
      <Typography sx={{ flex: 1, textAlign: 'end', alignSelf: 'center' }}>
        Riesling, dry, slate soil, opens after an hour
      </Typography>
      <Divider
        orientation="vertical"
        flexItem
        role="presentation"
        sx={{ mx: 2, minHeight: 140 }}
      >
        versus
      </Divider>
      <Typography sx={{ flex: 1, alignSelf: 'center' }}>
        Riesling, sweet, late harvest, drink it cold
      </Typography>
    </Box>
  );
}
