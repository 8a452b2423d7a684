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

export default function EpisodeNotes() {
  const id = useId();
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ maxWidth: 380, mx: 'auto' }}>
      <Typography id={id} sx={open ? undefined : threeLines}>
        This week we walk the old canal with a lock keeper who has counted
        herons for thirty years. He tells us why they stand on one leg, what
        they do in a hard winter, and which of his notebooks went into the
        water. At the end there is a recipe, and it is not heron.
      </Typography>
      <Button
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ ml: -0.5 }}
      >
        {open ? 'Show less' : 'Show all'}
      </Button>
    </Box>
  );
}
