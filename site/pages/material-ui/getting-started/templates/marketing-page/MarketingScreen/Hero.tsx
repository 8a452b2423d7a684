import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { WeekBoard } from './WeekBoard';

export function Hero() {
  return (
    <Box
      component="section"
      id="top"
      aria-labelledby="hero-title"
      sx={{
        color: 'primary.main',
        background:
          'radial-gradient(50rem 30rem at 80% 0, color-mix(in srgb, currentColor 20%, transparent), transparent)',
      }}
    >
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 6fr)' },
          gap: { xs: 5, md: 8 },
          alignItems: 'center',
          py: { xs: 6, md: 12 },
          color: 'text.primary',
        }}
      >
        <Box>
          <Typography
            id="hero-title"
            component="h1"
            sx={{
              fontSize: { xs: '2.5rem', sm: '3.25rem', lg: '4rem' },
              fontWeight: 700,
              lineHeight: 1.05,
              letterSpacing: '-0.03em',
              textWrap: 'balance',
            }}
          >
            Next week’s shifts, planned by Monday lunch
          </Typography>
          <Typography
            color="text.secondary"
            sx={{ mt: 2.5, fontSize: '1.125rem', maxWidth: 480 }}
          >
            Earlybird asks your team when they can work, fills the gaps and
            tells everyone. For bakeries, clinics and shops of up to fifty
            people.
          </Typography>
          <Stack
            direction={{ xs: 'column', sm: 'row' }}
            spacing={1.5}
            sx={{ mt: 4 }}
          >
            <Button variant="contained" size="large" href="#pricing">
              Start for free
            </Button>
            <Button variant="outlined" size="large" href="#steps">
              See how it works
            </Button>
          </Stack>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
            Free for five people. No card needed.
          </Typography>
        </Box>
        <WeekBoard />
      </Container>
    </Box>
  );
}
