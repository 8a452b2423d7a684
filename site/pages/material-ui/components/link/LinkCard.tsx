import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function LinkCard() {
  return (
    <Paper variant="outlined" sx={{ position: 'relative', p: 2, width: 300 }}>
      <Link
        href="#clickable-card"
        variant="subtitle1"
        underline="none"
        classes={{ focusVisible: 'focused' }}
        sx={{
          '&::after': { content: '""', position: 'absolute', inset: 0 },
          '&.focused': { outline: 0 },
          '&.focused::after': { outline: '2px solid', borderRadius: 1 },
        }}
      >
        North Window
      </Link>
      <Typography variant="body2" color="text.secondary">
        Tea house at{' '}
        <Link
          href="#clickable-card"
          color="inherit"
          sx={{ position: 'relative', zIndex: 1 }}
        >
          Old Pier
        </Link>
      </Typography>
    </Paper>
  );
}
