import Rating from '@mui/material/Rating';

export default function RatingMax() {
  return (
    <Rating
      role="radiogroup"
      aria-label="Likelihood to recommend us"
      max={10}
      defaultValue={8}
    />
  );
}
