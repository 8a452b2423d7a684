import Rating from '@mui/material/Rating';

export default function RatingPrecision() {
  return (
    <Rating
      role="radiogroup"
      aria-label="Taste"
      precision={0.5}
      defaultValue={2.5}
      size="large"
    />
  );
}
