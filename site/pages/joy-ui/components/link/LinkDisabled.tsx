import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function LinkDisabled() {
  return (
    <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap' }}>
      <Link href="#report">Open report</Link>
      <Link disabled role="link" aria-disabled>
        Report is being prepared
      </Link>
      <Link disabled role="link" aria-disabled variant="soft">
        No access
      </Link>
    </Stack>
  );
}
