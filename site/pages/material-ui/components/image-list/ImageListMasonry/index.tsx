import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { posters } from './posters';

export default function ImageListMasonry() {
  return (
    <ImageList
      variant="masonry"
      cols={3}
      gap={10}
      aria-label="Posters"
      sx={{ m: 0, width: 400, maxWidth: '100%' }}
    >
      {posters.map(({ name, height, src }) => (
        <ImageListItem key={name}>
          <img src={src} alt={name} width="120" height={height} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
