import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function FestivalBill() {
  return (
    <Box sx={{ maxWidth: 420, mx: 'auto' }}>
      <Typography variant="overline" component="p" color="primary">
        Friday, barn stage
      </Typography>
      <Typography variant="h4" component="p" gutterBottom>
        The Salt Roads
      </Typography>
      <Typography gutterBottom>
        Five voices, one harmonium and songs from both sides of the strait.
      </Typography>
      <Typography variant="body2" color="text.secondary">
        Doors open at 19:30
      </Typography>
    </Box>
  );
}
