import { useState } from 'react';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import IconButton from '@mui/joy/IconButton';

export default function IconButtonToggle() {
  const [saved, setSaved] = useState(true);

  return (
    <IconButton
      aria-label="Favorite"
      aria-pressed={saved}
      variant="soft"
      color={saved ? 'danger' : 'neutral'}
      onClick={() => setSaved(!saved)}
    >
      {saved ? <FavoriteIcon /> : <FavoriteBorderIcon />}
    </IconButton>
  );
}
