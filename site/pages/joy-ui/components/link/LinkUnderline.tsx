import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function LinkUnderline() {
  return (
    <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap' }}>
      <Link href="#terms" underline="hover">
        hover
      </Link>
      <Link href="#terms" underline="always">
        always
      </Link>
      <Link href="#terms" underline="none">
        none
      </Link>
    </Stack>
  );
}
