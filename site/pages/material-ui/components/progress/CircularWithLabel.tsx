import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

export default function CircularWithLabel() {
  const value = 72;

  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        '& > *': { gridArea: '1 / 1' },
      }}
    >
      <CircularProgress
        aria-label="Storage used"
        variant="determinate"
        value={value}
        size={64}
      />
      <Typography aria-hidden variant="body2" color="text.secondary">
        {value}%
      </Typography>
    </Box>
  );
}
