import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const links = ['Contact', 'Feed', 'Privacy', 'Imprint'];

export function BlogFooter() {
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Container
        maxWidth="lg"
        sx={{
          py: 3,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          justifyContent: 'space-between',
        }}
      >
        <Typography variant="body2" color="text.secondary">
          © 2026 The Slow Map
        </Typography>
        <Stack component="nav" aria-label="Footer" direction="row" spacing={3}>
          {links.map((text) => (
            <Link
              key={text}
              href={`#${text.toLowerCase()}`}
              variant="body2"
              color="text.secondary"
              underline="hover"
            >
              {text}
            </Link>
          ))}
        </Stack>
      </Container>
    </Box>
  );
}
