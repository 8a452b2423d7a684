import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsSpecimen() {
  return (
    <Breadcrumbs size="sm" sx={{ whiteSpace: 'nowrap' }}>
      <Link component="span">Garden</Link>
      <Link component="span">Trees</Link>
      <Typography>Apple</Typography>
    </Breadcrumbs>
  );
}
