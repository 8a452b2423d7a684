import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BreadcrumbsBasic() {
  return (
    <Breadcrumbs aria-label="Breadcrumb">
      <Link href="#basic-breadcrumbs" color="inherit" underline="hover">
        Docs
      </Link>
      <Link href="#basic-breadcrumbs" color="inherit" underline="hover">
        Deployment
      </Link>
      <Typography aria-current="page" color="text.primary">
        Rollbacks
      </Typography>
    </Breadcrumbs>
  );
}
