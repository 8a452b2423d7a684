import Box from '@mui/system/Box';

export default function BoxSx() {
  return (
    <Box
      sx={{
        px: 3,
        py: 2,
        width: { xs: 1, sm: 280 },
        bgcolor: 'light-dark(#ccfbf1, #134e4a)',
        border: 1,
        borderRadius: 2,
        '&:hover': { bgcolor: 'light-dark(#99f6e4, #115e59)' },
      }}
    >
      Table for four, 19:30
    </Box>
  );
}
