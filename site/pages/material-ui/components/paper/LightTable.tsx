import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const surfaces = [
  { name: 'Tile', elevation: 0 },
  { name: 'Card', elevation: 1 },
  { name: 'App bar', elevation: 4 },
  { name: 'Menu', elevation: 8 },
  { name: 'Drawer', elevation: 16 },
  { name: 'Dialog', elevation: 24 },
];

export default function LightTable() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))',
        gap: 4,
        p: 2,
      }}
    >
      {surfaces.map(({ name, elevation }) => (
        <Paper key={name} elevation={elevation} sx={{ p: 2, height: 96 }}>
          {name}
          <br />
          {elevation}
        </Paper>
      ))}
    </Box>
  );
}
