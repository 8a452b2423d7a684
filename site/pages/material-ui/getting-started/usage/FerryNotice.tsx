import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function FerryNotice() {
  return (
    <Box
      component="section"
      aria-labelledby="ferry-notice"
      sx={{
        p: { xs: 2, sm: 3 },
        maxWidth: 440,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderLeft: 6,
        borderLeftColor: 'warning.main',
        borderRadius: 1,
      }}
    >
      <Typography id="ferry-notice" component="h3" variant="h6" gutterBottom>
        The 17:40 ferry leaves late
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        High water holds it back for half an hour. Your ticket stays valid for
        every later crossing today.
      </Typography>
      <Button
        variant="outlined"
        color="inherit"
        sx={{ borderRadius: 8, '&:hover': { bgcolor: 'action.selected' } }}
      >
        Choose a later crossing
      </Button>
    </Box>
  );
}
