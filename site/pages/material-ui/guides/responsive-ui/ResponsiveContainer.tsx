import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

function Offer() {
  return (
    <Paper variant="outlined" sx={{ containerType: 'inline-size' }}>
      <Box
        sx={{
          p: 2,
          gap: 2,
          display: 'flex',
          alignItems: { '@': 'stretch', '@320': 'center' },
          flexDirection: { '@': 'column', '@320': 'row' },
        }}
      >
        <Typography sx={{ flexGrow: 1 }}>Free delivery this week</Typography>
        <Button variant="contained">Shop</Button>
      </Box>
    </Paper>
  );
}

export default function ResponsiveContainer() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: '2fr minmax(180px, 1fr)',
      }}
    >
      <Offer />
      <Offer />
    </Box>
  );
}
