import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TypographyColor() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography color="textPrimary">textPrimary: the default</Typography>
      <Typography color="textSecondary">textSecondary: details</Typography>
      <Typography color="primary">primary: 3 new messages</Typography>
      <Typography color="success">success: paid on Monday</Typography>
      <Typography color="error">error: the card was declined</Typography>
      <Box
        sx={{ p: 2, bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        <Typography color="inherit">inherit: on a background</Typography>
      </Box>
    </Box>
  );
}
