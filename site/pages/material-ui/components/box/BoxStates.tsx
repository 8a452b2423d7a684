import Box from '@mui/material/Box';

export default function BoxStates() {
  return (
    <Box
      component="a"
      href="#hover"
      sx={{
        display: 'inline-block',
        px: 3,
        py: 1.5,
        borderRadius: 1,
        color: 'text.primary',
        bgcolor: 'action.hover',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'action.selected' },
        '&:focus-visible': { outline: '2px solid', outlineOffset: 2 },
        '&::after': { content: '" →"' },
      }}
    >
      Read the report
    </Box>
  );
}
