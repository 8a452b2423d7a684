import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function CSSBaselineSpecimen() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box component="span" sx={{ font: '30px serif', color: 'text.disabled' }}>
        Aa
      </Box>
      <Typography color="primary">→</Typography>
      <Typography variant="h4" component="span">
        Aa
      </Typography>
    </Box>
  );
}
