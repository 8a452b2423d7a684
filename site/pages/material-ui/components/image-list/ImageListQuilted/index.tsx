import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { patches } from './patches';

export default function ImageListQuilted() {
  return (
    <ImageList
      variant="quilted"
      cols={4}
      rowHeight={90}
      gap={6}
      aria-label="Quilts"
      sx={{ m: 0, width: 400, maxWidth: '100%' }}
    >
      {patches.map(({ name, src, cols, rows }) => (
        <ImageListItem key={name} cols={cols} rows={rows}>
          <img src={src} alt={name} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
