import Box from '@mui/material/Box';
import Masonry from '@mui/lab/Masonry';

const swatches = [
  { name: 'Chalk', height: 90, ground: '#e9e4d8' },
  { name: 'Reed', height: 130, ground: '#c6cf9b' },
  { name: 'Clay', height: 70, ground: '#dfa27f' },
  { name: 'Rain', height: 120, ground: '#a9c3d0' },
  { name: 'Straw', height: 60, ground: '#ecd58a' },
  { name: 'Heath', height: 110, ground: '#c9a6c9' },
  { name: 'Ash', height: 50, ground: '#c9c6c1' },
];

export default function SwatchWall() {
  return (
    <Box sx={{ p: 2, maxWidth: 520, mx: 'auto' }}>
      <Masonry columns={3} spacing={1}>
        {swatches.map(({ name, height, ground }) => (
          <Box
            key={name}
            sx={{
              height,
              p: 1,
              borderRadius: 1,
              color: '#222',
              bgcolor: ground,
            }}
          >
            {name}
          </Box>
        ))}
      </Masonry>
    </Box>
  );
}
