import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function LinkTextColor() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      <Link href="#about" textColor="text.primary">
        text.primary
      </Link>
      <Link href="#about" textColor="text.tertiary">
        text.tertiary
      </Link>
      <Link href="#about" textColor="success.plainColor">
        success.plainColor
      </Link>
      <Link href="#about" textColor="inherit" color="neutral">
        inherit
      </Link>
    </Stack>
  );
}
