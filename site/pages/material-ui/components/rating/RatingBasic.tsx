import Rating from '@mui/material/Rating';

export default function RatingBasic() {
  return <Rating role="radiogroup" aria-label="Your rating" defaultValue={3} />;
}
