import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export default function LinearProgressInside() {
  return (
    <LinearProgress
      component="span"
      determinate
      variant="outlined"
      color="success"
      value={64}
      thickness={28}
      aria-label="Goal"
      sx={{
        width: '100%',
        maxWidth: 420,
        '--LinearProgress-radius': '8px',
        '&::before': { opacity: 0.25 },
      }}
    >
      <Typography component="span" level="title-sm" sx={{ zIndex: 1 }}>
        Goal reached to 64%
      </Typography>
    </LinearProgress>
  );
}
