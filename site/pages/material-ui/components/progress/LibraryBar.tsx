import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

export default function LibraryBar() {
  return (
    <Box
      sx={{
        maxWidth: 360,
        mx: 'auto',
        p: 2,
        borderRadius: 1,
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
      }}
    >
      <Typography>Your shelf is being sorted</Typography>
      <LinearProgress
        color="inherit"
        aria-label="Sorting the shelf"
        classes={{ bar1: 'long', bar2: 'short' }}
        sx={{
          mt: 1.5,
          height: 6,
          borderRadius: 3,
          '& .long, & .short': { borderRadius: 3 },
          '@media (prefers-reduced-motion: reduce)': {
            '& .long, & .short': { animationDuration: '8s' },
          },
        }}
      />
    </Box>
  );
}
