import Box from '@mui/system/Box';

const areas = ['header', 'sidebar', 'content', 'footer'];

export default function GridAreas() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr 2fr',
        gridTemplateAreas: `"header header"
          "sidebar content"
          "footer footer"`,
        gap: 1,
      }}
    >
      {areas.map((area) => (
        <Box
          key={area}
          sx={{
            gridArea: area,
            p: 2,
            bgcolor: 'light-dark(#ccfbf1, #134e4a)',
            borderRadius: 1,
          }}
        >
          {area}
        </Box>
      ))}
    </Box>
  );
}
