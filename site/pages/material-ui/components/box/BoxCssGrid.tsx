import Box from '@mui/material/Box';

const areas = ['header', 'menu', 'main', 'footer'];

export default function BoxCssGrid() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateAreas: `"header header" "menu main" "footer footer"`,
        gridTemplateColumns: '1fr 2fr',
        gap: 1,
      }}
    >
      {areas.map((area) => (
        <Box
          key={area}
          sx={{
            gridArea: area,
            p: 2,
            borderRadius: 1,
            bgcolor: 'action.hover',
          }}
        >
          {area}
        </Box>
      ))}
    </Box>
  );
}
