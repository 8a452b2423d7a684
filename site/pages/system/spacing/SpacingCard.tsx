import Box from '@mui/system/Box';

export default function SpacingCard() {
  return (
    <Box sx={{ p: 3, border: 1, borderRadius: 2, borderColor: '#8883' }}>
      <Box sx={{ mb: 0.5, fontWeight: 600 }}>Order 4021</Box>
      <Box sx={{ mb: 2 }}>Two parcels, delivered on Friday</Box>
      <Box
        component="a"
        href="#spacing-card"
        sx={{ px: 2, py: 1, mx: -2, color: 'inherit' }}
      >
        Track both parcels
      </Box>
    </Box>
  );
}
