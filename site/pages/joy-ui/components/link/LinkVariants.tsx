import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function LinkVariants() {
  return (
    <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap' }}>
      <Link href="#invoices">No variant</Link>
      <Link href="#invoices" variant="plain">
        plain
      </Link>
      <Link href="#invoices" variant="outlined">
        outlined
      </Link>
      <Link href="#invoices" variant="soft">
        soft
      </Link>
      <Link href="#invoices" variant="solid">
        solid
      </Link>
    </Stack>
  );
}
