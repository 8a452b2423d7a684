import { useState } from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

export default function RatingHover() {
  const [stars, setStars] = useState<number | null>(3);
  const [hovered, setHovered] = useState(-1);
  const shown = hovered === -1 ? stars : hovered;

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Rating
        role="radiogroup"
        aria-label="Comfort of the seat"
        value={stars}
        onChange={(_event, next) => setStars(next)}
        onChangeActive={(_event, next) => setHovered(next)}
        getLabelText={(value) => `${value} of 5, ${words[value - 1]}`}
      />
      <Typography sx={{ width: 80 }}>{shown && words[shown - 1]}</Typography>
    </Stack>
  );
}
