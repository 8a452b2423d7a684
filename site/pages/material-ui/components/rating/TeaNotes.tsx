import { useId, useState } from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TeaNotes() {
  const label = useId();
  const [score, setScore] = useState<number | null>(3.5);

  return (
    <Stack sx={{ alignItems: 'center' }}>
      <Typography id={label}>Smoked oolong</Typography>
      <Rating
        role="radiogroup"
        aria-labelledby={label}
        size="large"
        precision={0.5}
        value={score}
        onChange={(_event, next) => setScore(next)}
      />
      <Typography variant="body2" color="text.secondary">
        {score === null ? 'Not tasted' : `Your score: ${score.toFixed(1)}`}
      </Typography>
    </Stack>
  );
}
