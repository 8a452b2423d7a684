import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function MeterReading() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography color="primary">Reading sent on 3 March</Typography>
      <Typography color="success">12 % less than last year</Typography>
      <Typography color="error">One month is missing</Typography>
      <Typography color="textSecondary">Meter 4471, cellar</Typography>
      <Box sx={{ p: 2, bgcolor: 'secondary.main', color: '#fff' }}>
        <Typography
          color="inherit"
          sx={(theme) => theme.applyStyles('dark', { color: '#000' })}
        >
          The next one is due in June
        </Typography>
      </Box>
    </Box>
  );
}
