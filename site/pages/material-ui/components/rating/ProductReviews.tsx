import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const first = [
  { stars: 5, text: 'Quiet, and the battery lasts all week.' },
  { stars: 4, text: 'Good sound. The case scratches easily.' },
  { stars: 5, text: 'Fits well, even with glasses.' },
  { stars: 2, text: 'The left side stopped working after a month.' },
];

const levels = [5, 4, 3, 2, 1];

export default function ProductReviews() {
  const [reviews, setReviews] = useState(first);
  const [filter, setFilter] = useState<number | null>(null);
  const [stars, setStars] = useState<number | null>(null);
  const [message, setMessage] = useState('');
  const average =
    reviews.reduce((sum, review) => sum + review.stars, 0) / reviews.length;
  const shown = reviews.filter(
    (review) => filter === null || review.stars === filter,
  );

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('review'));
    if (stars === null || text === '') {
      setMessage('Choose the stars and write a sentence.');
      return;
    }
    setReviews([{ stars, text }, ...reviews]);
    setStars(null);
    setMessage('Your review was added.');
    event.currentTarget.reset();
  };

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="h4" component="p">
          {average.toFixed(1)}
        </Typography>
        <Rating
          readOnly
          precision={0.1}
          value={average}
          getLabelText={(value) => `${value.toFixed(1)} out of 5 stars`}
        />
        <Typography color="text.secondary">
          {`${reviews.length} reviews`}
        </Typography>
      </Stack>
      <div>
        {levels.map((level) => {
          const count = reviews.filter((one) => one.stars === level).length;
          return (
            <Box
              key={level}
              sx={{ display: 'flex', alignItems: 'center', gap: 2 }}
            >
              <Link
                component="button"
                aria-pressed={filter === level}
                onClick={() => setFilter(filter === level ? null : level)}
                sx={{
                  flex: '0 0 64px',
                  textAlign: 'start',
                  fontWeight: filter === level ? 700 : 400,
                }}
              >
                {level === 1 ? '1 star' : `${level} stars`}
              </Link>
              <LinearProgress
                variant="determinate"
                aria-label={`Share of ${level}`}
                value={(count / reviews.length) * 100}
                sx={{ flex: 1, height: 8, borderRadius: 1 }}
              />
              <Typography variant="body2" sx={{ width: 16 }}>
                {count}
              </Typography>
            </Box>
          );
        })}
      </div>
      <Stack component="ul" sx={{ m: 0, p: 0 }}>
        {shown.map((review) => (
          <Box
            component="li"
            key={review.text}
            sx={{
              py: 1,
              listStyle: 'none',
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Rating readOnly size="small" value={review.stars} />
            <Typography variant="body2">{review.text}</Typography>
          </Box>
        ))}
      </Stack>
      <Stack component="form" noValidate spacing={2} onSubmit={submit}>
        <Rating
          role="radiogroup"
          aria-label="Your rating"
          size="large"
          name="rating"
          value={stars}
          onChange={(_event, next) => setStars(next)}
        />
        <TextField
          name="review"
          id="review"
          label="Your review"
          multiline
          minRows={2}
        />
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Button type="submit" variant="contained">
            Add review
          </Button>
          <Typography variant="body2" role="status">
            {message}
          </Typography>
        </Stack>
      </Stack>
    </Stack>
  );
}
