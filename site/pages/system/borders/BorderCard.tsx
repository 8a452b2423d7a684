import Box from '@mui/system/Box';

export default function BorderCard() {
  return (
    <Box
      sx={{
        p: 2,
        border: 1,
        borderColor: 'light-dark(#cbd5e1, #475569)',
        borderRadius: 3,
      }}
    >
      <Box
        sx={{ pb: 1, borderBottom: 1, borderColor: 'inherit', fontWeight: 600 }}
      >
        Invoice 2025-118
      </Box>
      <Box sx={{ pt: 1 }}>Due on 14 May</Box>
    </Box>
  );
}
