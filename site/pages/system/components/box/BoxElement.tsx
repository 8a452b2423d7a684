import Box from '@mui/system/Box';

export default function BoxElement() {
  return (
    <Box
      component="a"
      href="#BoxElement"
      sx={{
        px: 2,
        py: 1,
        color: 'light-dark(#0f766e, #5eead4)',
        border: 1,
        borderRadius: 1,
        '&:hover': { textDecoration: 'none' },
      }}
    >
      Show the timetable
    </Box>
  );
}
