import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function MorningPaper() {
  return (
    <Stack
      component="article"
      spacing={0.5}
      sx={{ maxWidth: 360, alignItems: 'flex-start' }}
    >
      <Link
        href="#MorningPaper"
        variant="overline"
        color="secondary"
        underline="none"
      >
        City
      </Link>
      <Link
        href="#MorningPaper"
        variant="h6"
        color="text.primary"
        underline="hover"
      >
        The night bus comes back, and it runs every hour
      </Link>
      <Link href="#MorningPaper" variant="body2" color="textSecondary">
        Ana Reis
      </Link>
      <Link href="#MorningPaper" variant="caption" color="error">
        Report a mistake
      </Link>
    </Stack>
  );
}
