import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

export default function ResponsiveAreas() {
  return (
    <Box
      sx={{
        p: 2,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 200px' },
        gridTemplateAreas: {
          xs: '"head" "form" "summary" "help"',
          sm: '"head head" "form summary" "form help"',
        },
      }}
    >
      <Paper variant="outlined" sx={{ p: 2, gridArea: 'head' }}>
        Checkout
      </Paper>
      <Paper variant="outlined" sx={{ p: 2, gridArea: 'form' }}>
        Address and payment
      </Paper>
      <Paper variant="outlined" sx={{ p: 2, gridArea: 'summary' }}>
        Order summary
      </Paper>
      <Paper variant="outlined" sx={{ p: 2, gridArea: 'help' }}>
        Questions?
      </Paper>
    </Box>
  );
}
