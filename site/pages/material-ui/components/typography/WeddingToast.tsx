import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function WeddingToast() {
  return (
    <Box sx={{ maxWidth: 360, mx: 'auto' }}>
      <Typography variant="h5" component="p" align="center" gutterBottom>
        To Mira and Anton
      </Typography>
      <Typography align="justify" sx={{ hyphens: 'auto' }} lang="en">
        Who met over a flat tyre, built a boat that leaks, and still invite us
        all aboard every summer without a word about last time.
      </Typography>
      <Typography variant="body2" sx={{ textAlign: 'end', mt: 1 }}>
        Your neighbors
      </Typography>
    </Box>
  );
}
