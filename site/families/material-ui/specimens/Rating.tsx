import Rating from '@mui/material/Rating';

export default function RatingSpecimen() {
  return <Rating value={4} readOnly size="large" />;
}
