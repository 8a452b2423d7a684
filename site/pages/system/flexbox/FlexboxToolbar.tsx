import Box from '@mui/system/Box';

export default function FlexboxToolbar() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: 2,
        border: 1,
        borderColor: 'light-dark(#cbd5e1, #475569)',
        borderRadius: 2,
      }}
    >
      <Box sx={{ fontWeight: 600 }}>Orders</Box>
      <Box sx={{ flex: '0 1 auto', minWidth: 0 }}>24 open</Box>
      <Box sx={{ marginInlineStart: 'auto' }}>Filter</Box>
      <Box>Export</Box>
    </Box>
  );
}
