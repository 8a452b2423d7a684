import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsBasic() {
  return (
    <Breadcrumbs aria-label="Product">
      <Link href="#shop" color="neutral">
        Shop
      </Link>
      <Link href="#garden" color="neutral">
        Garden
      </Link>
      <Typography aria-current="page">Watering cans</Typography>
    </Breadcrumbs>
  );
}
