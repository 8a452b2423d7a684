import Box from '@mui/material/Box';

export default function BoxComponent() {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1.5, m: 0 }}
    >
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        Focal length
      </Box>
      <dd>35 mm</dd>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        Weight
      </Box>
      <dd>275 g</dd>
    </Box>
  );
}
