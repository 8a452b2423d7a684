import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

const pages = ['Program', 'Seats and prices', 'Getting here', 'Press'];

export default function TheatreFooter() {
  return (
    <Box component="nav" aria-label="Theatre">
      <Stack
        component="ul"
        direction="row"
        sx={{
          flexWrap: 'wrap',
          columnGap: 3,
          rowGap: 1,
          p: 0,
          m: 0,
          listStyle: 'none',
        }}
      >
        {pages.map((page) => (
          <li key={page}>
            <Link href="#TheatreFooter" underline="hover" variant="body2">
              {page}
            </Link>
          </li>
        ))}
        <li>
          <Link
            href="#TheatreFooter"
            underline="none"
            variant="button"
            sx={{ px: 1, border: 1, borderRadius: 1 }}
          >
            Tickets
          </Link>
        </li>
      </Stack>
    </Box>
  );
}
