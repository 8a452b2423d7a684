import Box from '@mui/joy/Box';
import Container from '@mui/joy/Container';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { Brand } from './Brand';
import { sections } from './content';

/** Replace them with the routes of your site. */
const company = [
  { id: 'about', name: 'About us' },
  { id: 'jobs', name: 'Jobs' },
  { id: 'privacy', name: 'Privacy' },
  { id: 'terms', name: 'Terms' },
];

const columns = [
  { title: 'Product', links: sections },
  { title: 'Company', links: company },
];

export function SiteFooter() {
  return (
    <Box
      component="footer"
      sx={{ borderTop: '1px solid', borderColor: 'divider', py: 5 }}
    >
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', sm: '2fr 1fr 1fr' },
          gap: 4,
        }}
      >
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <Brand />
          <Typography level="body-sm" sx={{ mt: 1, maxWidth: 260 }}>
            Galleries for photographers and the people who book them.
          </Typography>
        </Box>
        {columns.map(({ title, links }) => (
          <Box key={title} component="nav" aria-label={title}>
            <Typography level="title-sm" component="h2" sx={{ mb: 1 }}>
              {title}
            </Typography>
            <Box
              component="ul"
              sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}
            >
              {links.map(({ id, name }) => (
                <li key={id}>
                  <Link href={`#${id}`} level="body-sm" color="neutral">
                    {name}
                  </Link>
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Container>
    </Box>
  );
}
