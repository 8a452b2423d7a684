import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TypographyComponent() {
  return (
    <Box sx={{ maxWidth: 420, mx: 'auto' }}>
      <Typography variant="h5" component="h3">
        Looks like an h5, is an h3
      </Typography>
      <Typography variant="subtitle1" component="p">
        A subtitle that is a paragraph
      </Typography>
    </Box>
  );
}
