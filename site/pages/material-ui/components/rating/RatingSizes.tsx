import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

const sizes = ['small', 'medium', 'large'] as const;

export default function RatingSizes() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto auto', gap: 2 }}>
      {sizes.map((size) => [
        <Typography key={`${size}-name`}>{size}</Typography>,
        <Rating
          key={size}
          role="radiogroup"
          aria-label={size}
          size={size}
          defaultValue={3}
        />,
      ])}
    </Box>
  );
}
