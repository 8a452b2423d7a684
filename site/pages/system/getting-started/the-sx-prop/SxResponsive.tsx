import Box from '@mui/system/Box';

const tile = {
  p: { xs: 1, sm: 2, md: 4 },
  borderRadius: 1,
  bgcolor: 'light-dark(#e0f2fe, #0c4a6e)',
};

export default function SxResponsive() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '2fr 1fr 1fr' },
      }}
    >
      <Box sx={tile}>Revenue</Box>
      <Box sx={tile}>Orders</Box>
      <Box sx={tile}>Returns</Box>
    </Box>
  );
}
