import Link from '@mui/material/Link';

export default function LinkTruncated() {
  return (
    <Link
      href="#truncated-link"
      noWrap
      TypographyClasses={{ noWrap: 'one-line' }}
      sx={{ '&.one-line': { display: 'block' }, width: 220 }}
    >
      Minutes of the annual meeting, final version
    </Link>
  );
}
