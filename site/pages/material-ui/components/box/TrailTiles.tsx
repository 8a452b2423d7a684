import Box from '@mui/material/Box';

const trails = [
  { name: 'Ridge', href: '#ridge' },
  { name: 'Gorge', href: '#gorge' },
];

export default function TrailTiles() {
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', gap: 2, m: 0, p: 0, listStyle: 'none' }}
    >
      {trails.map(({ name, href }) => (
        <li key={name}>
          <Box
            component="a"
            href={href}
            onClick={(event) => event.preventDefault()}
            sx={{
              display: 'block',
              px: 4,
              py: 2,
              borderRadius: 1,
              color: 'primary.dark',
              bgcolor: 'action.hover',
              textDecoration: 'none',
              '&:hover': { bgcolor: 'action.selected' },
              '&:focus-visible': { outline: '2px solid', outlineOffset: 2 },
              '&::after': { content: '" trail"' },
              '@media (prefers-contrast: more)': { border: 1 },
            }}
          >
            {name}
          </Box>
        </li>
      ))}
    </Box>
  );
}
