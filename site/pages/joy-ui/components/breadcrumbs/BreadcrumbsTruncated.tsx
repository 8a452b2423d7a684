import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsTruncated() {
  return (
    <Breadcrumbs
      aria-label="Article"
      sx={{ width: 320, maxWidth: '100%' }}
      slotProps={{
        ol: { sx: { flexWrap: 'nowrap' } },
        li: { sx: { minWidth: 0, '&:first-of-type': { flexShrink: 0 } } },
      }}
    >
      <Link href="#journal">Journal</Link>
      <Typography noWrap aria-current="page">
        A winter on the northern coast, in forty pictures
      </Typography>
    </Breadcrumbs>
  );
}
