import Box from '@mui/joy/Box';

export default function BoxHover() {
  return (
    <Box
      component="a"
      href="#tickets"
      sx={{
        display: 'block',
        p: 2,
        color: 'text.primary',
        textDecoration: 'none',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 'md',
        '&:hover': { borderColor: 'primary.500', boxShadow: 'md' },
        '&::after': { content: '" →"', color: 'primary.plainColor' },
      }}
    >
      Tickets
    </Box>
  );
}
