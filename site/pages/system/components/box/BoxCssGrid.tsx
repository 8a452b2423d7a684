import Box from '@mui/system/Box';

const area = {
  p: 2,
  borderRadius: 1,
  bgcolor: 'light-dark(#e0f2fe, #0c4a6e)',
};

export default function BoxCssGrid() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: '1fr 2fr',
        gridTemplateAreas: {
          xs: '"map map" "stops times"',
          sm: '"stops map" "times map"',
        },
      }}
    >
      <Box sx={[area, { gridArea: 'stops' }]}>Stops</Box>
      <Box sx={[area, { gridArea: 'times' }]}>Times</Box>
      <Box sx={[area, { gridArea: 'map', minHeight: 120 }]}>Map</Box>
    </Box>
  );
}
