import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Brand } from './Brand';

const groups = [
  { name: 'Product', links: ['Features', 'Pricing', 'News'] },
  { name: 'Help', links: ['Guides', 'Status', 'Contact'] },
  { name: 'Legal', links: ['Privacy', 'Terms', 'Imprint'] },
];

export function SiteFooter() {
  return (
    <Box
      component="footer"
      sx={{ borderTop: 1, borderColor: 'divider', py: { xs: 4, md: 6 } }}
    >
      <Container maxWidth="lg">
        <Grid container spacing={4}>
          <Grid size={{ xs: 12, md: 6 }}>
            <Brand />
            <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
              Shifts for small teams. © 2026 Earlybird
            </Typography>
          </Grid>
          {groups.map(({ name, links }) => (
            <Grid
              key={name}
              component="nav"
              aria-label={name}
              size={{ xs: 6, sm: 4, md: 2 }}
            >
              <Typography variant="subtitle2" sx={{ mb: 1 }}>
                {name}
              </Typography>
              <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
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
            </Grid>
          ))}
        </Grid>
      </Container>
    </Box>
  );
}
