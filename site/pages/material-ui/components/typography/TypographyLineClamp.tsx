import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

const threeLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
};

export default function TypographyLineClamp() {
  const id = useId();
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ maxWidth: 380, mx: 'auto' }}>
      <Typography id={id} sx={open ? undefined : threeLines}>
        The apartment is on the third floor of a quiet street, five minutes from
        the river. It has two bedrooms, a kitchen with everything you need, and
        a balcony that gets the evening sun. There is an elevator. Bicycles can
        be stored in the yard.
      </Typography>
      <Button
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Show less' : 'Show more'}
      </Button>
    </Box>
  );
}
