import Box from '@mui/joy/Box';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import SailingIcon from '@mui/icons-material/Sailing';

/** Replace them with the routes of your application. */
const places = [
  { text: 'News', href: '#news' },
  { text: 'Team', href: '#team' },
  { text: 'Handbook', href: '#handbook' },
];

export function TeamHeader() {
  return (
    <Sheet
      component="header"
      variant="solid"
      color="primary"
      invertedColors
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        px: { xs: 2, sm: 3 },
        py: 1.5,
      }}
    >
      <Typography
        component="p"
        level="title-md"
        startDecorator={<SailingIcon />}
        sx={{ flex: 1 }}
      >
        Halyard
      </Typography>
      <Box component="nav" aria-label="Main" sx={{ display: 'flex', gap: 2 }}>
        {places.map(({ text, href }) => (
          <Link
            key={text}
            href={href}
            aria-current={href === '#team' ? 'page' : undefined}
            underline={href === '#team' ? 'always' : 'hover'}
          >
            {text}
          </Link>
        ))}
      </Box>
    </Sheet>
  );
}
