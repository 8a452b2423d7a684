import Divider from '@mui/joy/Divider';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const links = ['Timetable', 'Lost property', 'Accessibility', 'Imprint'];

export default function InversionFooter() {
  return (
    <Sheet
      variant="solid"
      color="neutral"
      invertedColors
      sx={{ p: 3, borderRadius: 'sm' }}
    >
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: '8px 24px' }}
      >
        {links.map((label) => (
          <Link key={label} href="#footer" level="body-sm">
            {label}
          </Link>
        ))}
      </Stack>
      <Divider sx={{ my: 2 }} />
      <Typography level="body-sm" textColor="text.primary">
        Railway of the Two Rivers, Platform 1, Old Town
      </Typography>
    </Sheet>
  );
}
