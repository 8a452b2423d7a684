import Box from '@mui/material/Box';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { doors } from './doors';

export default function ImageListScroll() {
  return (
    <Box
      role="region"
      aria-label="Doors, scrollable"
      tabIndex={0}
      sx={{ width: 360, maxWidth: '100%', overflowX: 'auto' }}
    >
      <ImageList
        rowHeight={150}
        gap={8}
        sx={{
          m: 0,
          overflow: 'visible',
          gridAutoFlow: 'column',
          gridAutoColumns: 120,
        }}
        style={{ gridTemplateColumns: 'none' }}
      >
        {doors.map(({ street, src }) => (
          <ImageListItem key={street}>
            <img src={src} alt={`Door in ${street}`} />
          </ImageListItem>
        ))}
      </ImageList>
    </Box>
  );
}
