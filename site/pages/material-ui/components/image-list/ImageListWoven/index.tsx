import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { cloths } from './cloths';

export default function ImageListWoven() {
  return (
    <ImageList
      variant="woven"
      cols={3}
      gap={8}
      aria-label="Fabrics"
      sx={{ m: 0, width: 380, maxWidth: '100%', height: 300 }}
    >
      {cloths.map(({ name, src }) => (
        <ImageListItem key={name}>
          <img src={src} alt={name} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
