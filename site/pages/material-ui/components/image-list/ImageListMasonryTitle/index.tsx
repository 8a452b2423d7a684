import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { posters } from './posters';

export default function ImageListMasonryTitle() {
  return (
    <ImageList
      variant="masonry"
      cols={3}
      gap={10}
      aria-label="Posters with titles"
      sx={{ m: 0, width: 400, maxWidth: '100%' }}
    >
      {posters.map(({ name, height, src }) => (
        <ImageListItem key={name}>
          <img src={src} alt="" width="120" height={height} />
          <ImageListItemBar position="below" title={name} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
