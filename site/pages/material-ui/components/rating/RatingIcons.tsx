import Rating from '@mui/material/Rating';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';

export default function RatingIcons() {
  return (
    <Rating
      role="radiogroup"
      aria-label="How much do you like it?"
      defaultValue={3}
      size="large"
      icon={<FavoriteIcon fontSize="inherit" />}
      emptyIcon={<FavoriteBorderIcon fontSize="inherit" />}
      getLabelText={(value) => `${value} of 5 hearts`}
      emptyLabelText="No hearts"
      sx={{
        '& .MuiRating-iconFilled': { color: 'error.main' },
        '& .MuiRating-iconEmpty': { color: 'text.secondary' },
      }}
    />
  );
}
