import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';

export default function BreadcrumbsCurrentLink() {
  return (
    <Breadcrumbs aria-label="Breadcrumb">
      <Link href="#current-page-as-link" color="inherit" underline="hover">
        Orders
      </Link>
      <Link
        href="#current-page-as-link"
        color="text.primary"
        underline="hover"
        aria-current="page"
      >
        Order 4102
      </Link>
    </Breadcrumbs>
  );
}
