import Box from '@mui/material/Box';

export default function LostGlove() {
  return (
    <Box
      sx={{
        maxWidth: 300,
        p: 3,
        borderRadius: 2,
        border: 1,
        borderColor: 'divider',
        boxShadow: 2,
        color: 'text.primary',
        bgcolor: 'background.paper',
        typography: 'body1',
      }}
    >
      Found on the tram: one glove, left, green, with a hole for the thumb.
    </Box>
  );
}
