import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { views } from './views';

export default function ImageListCustom() {
  const [starred, setStarred] = useState(['Evening in the dunes']);

  const toggle = (name: string) => {
    setStarred(
      starred.includes(name)
        ? starred.filter((each) => each !== name)
        : [...starred, name],
    );
  };

  return (
    <ImageList
      variant="quilted"
      rowHeight={130}
      gap={2}
      aria-label="Travel photos"
      sx={{ m: 0, width: 420, maxWidth: '100%' }}
    >
      {views.map(({ name, src, featured }) => (
        <ImageListItem
          key={name}
          cols={featured ? 2 : 1}
          rows={featured ? 2 : 1}
        >
          <img src={src} alt="" loading="lazy" />
          <ImageListItemBar
            title={name}
            position="top"
            actionPosition="left"
            actionIcon={
              <IconButton
                aria-label={`Star ${name}`}
                aria-pressed={starred.includes(name)}
                onClick={() => toggle(name)}
                sx={{ color: 'common.white' }}
              >
                {starred.includes(name) ? <StarIcon /> : <StarBorderIcon />}
              </IconButton>
            }
            sx={{
              background:
                'linear-gradient(to bottom, rgb(0 0 0 / 75%) 40%, transparent)',
            }}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
