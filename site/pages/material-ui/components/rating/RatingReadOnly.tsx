import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RatingReadOnly() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Rating readOnly precision={0.1} value={4.3} />
      <Typography color="text.secondary">4.3 (212 reviews)</Typography>
    </Stack>
  );
}
