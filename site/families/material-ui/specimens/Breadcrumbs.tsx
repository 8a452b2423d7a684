import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BreadcrumbsSpecimen() {
  return (
    <Breadcrumbs component="div">
      <Link underline="hover" color="inherit" component="span">
        Shop
      </Link>
      <Link underline="hover" color="inherit" component="span">
        Bikes
      </Link>
      <Typography>City</Typography>
    </Breadcrumbs>
  );
}
