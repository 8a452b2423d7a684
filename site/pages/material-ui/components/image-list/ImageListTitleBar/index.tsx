import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { glazes } from './glazes';

export default function ImageListTitleBar() {
  const [liked, setLiked] = useState('Dark red');

  return (
    <ImageList
      rowHeight={160}
      aria-label="Bowls"
      sx={{ m: 0, width: 400, maxWidth: '100%' }}
    >
      {glazes.map(({ name, price, src }, index) => (
        <ImageListItem key={name}>
          <img src={src} alt="" width="200" height="160" />
          <ImageListItemBar
            title={name}
            subtitle={price}
            position={index < 2 ? 'top' : 'bottom'}
            actionPosition="left"
            actionIcon={
              <IconButton
                aria-label={`Favorite: ${name}`}
                aria-pressed={liked === name}
                onClick={() => setLiked(liked === name ? '' : name)}
                sx={{ color: '#fff' }}
              >
                {liked === name ? <StarIcon /> : <StarBorderIcon />}
              </IconButton>
            }
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
