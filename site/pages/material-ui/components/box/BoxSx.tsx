import Box from '@mui/material/Box';

export default function BoxSx() {
  return (
    <Box
      sx={{
        width: 280,
        maxWidth: '100%',
        px: 3,
        py: 2,
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
        borderRadius: 1,
        boxShadow: 3,
        typography: 'h6',
        '&:hover': { bgcolor: 'primary.dark' },
      }}
    >
      24 open orders
    </Box>
  );
}
