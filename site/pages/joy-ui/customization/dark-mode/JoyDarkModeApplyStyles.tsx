import Box from '@mui/joy/Box';

export default function JoyDarkModeApplyStyles() {
  return (
    <Box
      sx={[
        { p: 3, borderRadius: 'md', color: '#3b2f00', bgcolor: '#ffe9a8' },
        (theme) =>
          theme.applyStyles('dark', { color: '#ffe9a8', bgcolor: '#3b2f00' }),
      ]}
    >
      Tonight at 20:15, screen 2
    </Box>
  );
}
