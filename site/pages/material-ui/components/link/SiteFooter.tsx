import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';

interface Target {
  text: string;
  href: string;
  external?: boolean;
}

const groups: { title: string; links: Target[] }[] = [
  {
    title: 'Product',
    links: [
      { text: 'Features', href: '#site-footer' },
      { text: 'Pricing', href: '#site-footer' },
      { text: 'Changelog', href: '#site-footer' },
    ],
  },
  {
    title: 'Help',
    links: [
      { text: 'Documentation', href: '#site-footer' },
      { text: 'Status', href: 'https://example.com/', external: true },
    ],
  },
  {
    title: 'Company',
    links: [
      { text: 'About', href: '#site-footer' },
      { text: 'Jobs', href: '#site-footer' },
    ],
  },
];

function FooterLink({ text, href, external = false }: Target) {
  return (
    <Link
      href={href}
      variant="body2"
      color="textSecondary"
      underline="hover"
      target={external ? '_blank' : undefined}
      rel={external ? 'noreferrer' : undefined}
    >
      {text}
      {external && (
        <OpenInNewIcon
          fontSize="inherit"
          titleAccess="(opens in a new tab)"
          sx={{ ml: 0.5, verticalAlign: 'middle' }}
        />
      )}
    </Link>
  );
}

export default function SiteFooter() {
  return (
    <Box component="footer" sx={{ maxWidth: 640, mx: 'auto' }}>
      <Box
        component="nav"
        aria-label="Footer"
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
        }}
      >
        {groups.map(({ title, links }) => (
          <div key={title}>
            <Typography variant="subtitle2" component="h3" gutterBottom>
              {title}
            </Typography>
            <Stack
              component="ul"
              spacing={0.75}
              sx={{ m: 0, p: 0, listStyle: 'none' }}
            >
              {links.map((link) => (
                <li key={link.text}>
                  <FooterLink {...link} />
                </li>
              ))}
            </Stack>
          </div>
        ))}
      </Box>
      <Divider sx={{ my: 3 }} />
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}
      >
        <FooterLink text="Privacy" href="#site-footer" />
        <FooterLink text="Terms" href="#site-footer" />
        <FooterLink text="Imprint" href="#site-footer" />
      </Stack>
    </Box>
  );
}
