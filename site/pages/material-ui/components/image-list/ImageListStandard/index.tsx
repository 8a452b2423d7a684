import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { doors } from './doors';

export default function ImageListStandard() {
  return (
    <ImageList
      cols={3}
      gap={8}
      aria-label="Doors of the old town"
      sx={{ m: 0, width: 360, maxWidth: '100%' }}
    >
      {doors.map(({ street, src }) => (
        <ImageListItem key={street}>
          <img src={src} alt={`Door in ${street}`} width="120" height="160" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
