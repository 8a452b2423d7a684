import Box from '@mui/material/Box';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

const tiles = [
  { cols: 2, rows: 2, color: 'primary.main' },
  { cols: 1, rows: 1, color: 'secondary.light' },
  { cols: 1, rows: 1, color: 'warning.light' },
  { cols: 2, rows: 1, color: 'success.light' },
];

export default function ImageListSpecimen() {
  return (
    <ImageList
      variant="quilted"
      cols={4}
      rowHeight={42}
      gap={4}
      component="div"
      sx={{ width: 200, m: 0 }}
    >
      {tiles.map(({ cols, rows, color }) => (
        <ImageListItem key={color} cols={cols} rows={rows} component="div">
          <Box sx={{ width: '100%', height: '100%', bgcolor: color }} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
