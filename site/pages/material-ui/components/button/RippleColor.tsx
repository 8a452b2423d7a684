import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import FavoriteIcon from '@mui/icons-material/Favorite';

const red = { className: 'red-ripple' };

export default function RippleColor() {
  const colored = { '& .red-ripple': { color: 'error.main' } };
  return (
    <Stack direction="row" spacing={2} sx={colored}>
      <Button centerRipple TouchRippleProps={red}>
        Like
      </Button>
      <IconButton aria-label="Like" disableFocusRipple TouchRippleProps={red}>
        <FavoriteIcon />
      </IconButton>
    </Stack>
  );
}
