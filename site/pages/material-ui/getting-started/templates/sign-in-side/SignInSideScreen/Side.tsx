import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Hills } from './Hills';

const points = [
  'Bunks, keys and meals on one list',
  'Works on the mountain, without a signal',
  'Weather for every hut, each morning',
];

/** What the product is, beside the form; above it on a phone. */
export function Side() {
  return (
    <Box
      component="header"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        gap: 4,
        minHeight: { xs: 176, md: '100%' },
        p: { xs: 3, sm: 6 },
        overflow: 'hidden',
        isolation: 'isolate',
        color: '#fff',
        bgcolor: '#14283f',
      }}
    >
      <Hills />
      <Typography sx={{ fontWeight: 600, letterSpacing: '0.02em' }}>
        Hutwarden
      </Typography>
      <Stack spacing={2} sx={{ maxWidth: 460, mb: { md: '18vh' } }}>
        <Typography
          sx={{
            fontSize: { xs: '1.375rem', md: '2.5rem' },
            fontWeight: 500,
            lineHeight: 1.2,
            letterSpacing: '-0.01em',
            textWrap: 'balance',
          }}
        >
          Know who sleeps where tonight
        </Typography>
        <Box
          component="ul"
          sx={{ display: { xs: 'none', md: 'block' }, m: 0, p: 0 }}
        >
          {points.map((point) => (
            <Typography
              component="li"
              key={point}
              sx={{ marginInlineStart: '1.25em', py: 0.5, opacity: 0.9 }}
            >
              {point}
            </Typography>
          ))}
        </Box>
      </Stack>
    </Box>
  );
}
