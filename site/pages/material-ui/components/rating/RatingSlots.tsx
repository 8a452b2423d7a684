import Rating from '@mui/material/Rating';
import CircleIcon from '@mui/icons-material/Circle';
import CircleOutlinedIcon from '@mui/icons-material/CircleOutlined';

export default function RatingSlots() {
  return (
    <Rating
      component="div"
      role="radiogroup"
      aria-label="Sweetness"
      defaultValue={2.5}
      precision={0.5}
      icon={<CircleIcon fontSize="inherit" />}
      emptyIcon={<CircleOutlinedIcon fontSize="inherit" />}
      getLabelText={(value) => `${value} of 5`}
      slotProps={{ decimal: { style: { marginInlineEnd: 6 } } }}
      classes={{ iconFilled: 'dot-filled', iconEmpty: 'dot-empty' }}
      sx={{
        '& .dot-filled': { color: 'secondary.main' },
        '& .dot-empty': { color: 'text.secondary' },
      }}
    />
  );
}
