import Box from '@mui/system/Box';

export default function BoxCenter() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        height: 140,
        borderRadius: 2,
        bgcolor: 'light-dark(#f1f5f9, #1e293b)',
      }}
    >
      No messages
    </Box>
  );
}
