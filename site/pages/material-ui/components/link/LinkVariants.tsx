import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkVariants() {
  return (
    <Stack spacing={1}>
      <Link href="#typography" variant="h6">
        h6
      </Link>
      <Link href="#typography" variant="body1">
        body1
      </Link>
      <Link href="#typography" variant="body2">
        body2
      </Link>
      <Link href="#typography" variant="caption">
        caption
      </Link>
    </Stack>
  );
}
