import Box from '@mui/joy/Box';

export default function BoxResponsive() {
  return (
    <Box
      sx={{
        p: { xs: 2, sm: 4 },
        fontSize: { xs: 'sm', sm: 'lg', md: 'xl2' },
        textAlign: { xs: 'start', sm: 'center' },
        bgcolor: 'success.softBg',
        color: 'success.softColor',
        borderRadius: { xs: 'sm', sm: 'xl' },
      }}
    >
      Padding, text, and corners follow the window.
    </Box>
  );
}
