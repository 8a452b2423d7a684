import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { shells } from './shells';

export default function ImageListAutoColumns() {
  return (
    <ImageList
      gap={8}
      aria-label="Shells"
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))' }}
      sx={{ m: 0 }}
    >
      {shells.map(({ name, src }) => (
        <ImageListItem key={name}>
          <img src={src} alt={name} width="120" height="120" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
