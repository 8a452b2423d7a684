import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkUnderline() {
  return (
    <Stack direction="row" spacing={4}>
      <Link href="#underline" underline="always">
        always
      </Link>
      <Link href="#underline" underline="hover">
        hover
      </Link>
      <Link href="#underline" underline="none">
        none
      </Link>
    </Stack>
  );
}
