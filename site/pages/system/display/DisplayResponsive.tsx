import Box from '@mui/system/Box';

export default function DisplayResponsive() {
  return (
    <Box
      component="button"
      type="button"
      sx={{ px: 2, py: 1, font: 'inherit' }}
    >
      <Box component="span" sx={{ display: { xs: 'inline', sm: 'none' } }}>
        Export
      </Box>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        Export all orders as CSV
      </Box>
    </Box>
  );
}
