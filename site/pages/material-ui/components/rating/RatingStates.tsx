import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

export default function RatingStates() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto auto', gap: 2 }}>
      <Typography>no value</Typography>
      <Rating role="radiogroup" aria-label="No value" />
      <Typography>disabled</Typography>
      <Rating role="radiogroup" aria-label="Disabled" disabled value={3} />
      <Typography>readOnly</Typography>
      <Rating readOnly value={3} />
    </Box>
  );
}
