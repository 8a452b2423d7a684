import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';

export default function IconButtonToggle() {
  const [starred, setStarred] = useState(true);

  return (
    <IconButton
      aria-label="Star this thread"
      aria-pressed={starred}
      color={starred ? 'warning' : 'default'}
      onClick={() => setStarred(!starred)}
    >
      {starred ? <StarIcon /> : <StarBorderIcon />}
    </IconButton>
  );
}
