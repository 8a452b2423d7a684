import { useId, useState } from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const words = ['Awful', 'Poor', 'Fine', 'Good', 'Wonderful'];

export default function StayReview() {
  const label = useId();
  const [stars, setStars] = useState<number | null>(4);
  const [hovered, setHovered] = useState(-1);
  const shown = hovered === -1 ? stars : hovered;

  return (
    <Stack spacing={0.5} sx={{ alignItems: 'center' }}>
      <Typography id={label}>How was your stay?</Typography>
      <Rating
        role="radiogroup"
        aria-labelledby={label}
        value={stars}
        onChange={(_event, next) => setStars(next)}
        onChangeActive={(_event, next) => setHovered(next)}
        getLabelText={(value) => `${value} of 5, ${words[value - 1]}`}
      />
      <Typography variant="body2" color="text.secondary">
        {shown ? words[shown - 1] : 'No stars yet'}
      </Typography>
    </Stack>
  );
}
