import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { sheets } from './sheets';

export default function ImageListTitleBelow() {
  return (
    <ImageList
      cols={2}
      gap={16}
      aria-label="Maps"
      sx={{ m: 0, width: 360, maxWidth: '100%' }}
    >
      {sheets.map(({ number, name, src }) => (
        <ImageListItem key={number}>
          <img src={src} alt="" width="180" height="120" />
          <ImageListItemBar position="below" title={name} subtitle={number} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
