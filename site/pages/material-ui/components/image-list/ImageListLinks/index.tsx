import Box from '@mui/material/Box';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { birds } from './birds';

export default function ImageListLinks() {
  return (
    <ImageList
      rowHeight={140}
      aria-label="Birds"
      sx={{ m: 0, width: 360, maxWidth: '100%' }}
    >
      {birds.map(({ name, href, src }) => (
        <ImageListItem key={name}>
          <Box
            component="a"
            href={href}
            sx={{
              height: '100%',
              '&:focus-visible': { outline: '3px solid', outlineOffset: -3 },
            }}
          >
            <Box
              component="img"
              src={src}
              alt=""
              sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
            />
            <ImageListItemBar title={name} />
          </Box>
        </ImageListItem>
      ))}
    </ImageList>
  );
}
