import { useState } from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RatingControlled() {
  const [stars, setStars] = useState<number | null>(4);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography id="delivery">How was the delivery?</Typography>
      <Rating
        role="radiogroup"
        aria-labelledby="delivery"
        value={stars}
        onChange={(_event, next) => setStars(next)}
      />
      <Typography variant="body2" color="text.secondary">
        {stars === null ? 'No rating' : `${stars} of 5`}
      </Typography>
    </Stack>
  );
}
