import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import Box from '@mui/joy/Box';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsPhone() {
  return (
    <Box component="nav" aria-label="Order">
      <Link
        href="#orders"
        startDecorator={
          <ChevronLeftIcon
            sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
          />
        }
        sx={{ display: { sm: 'none' } }}
      >
        Orders
      </Link>
      <Breadcrumbs
        component="div"
        sx={{ display: { xs: 'none', sm: 'block' } }}
      >
        <Link href="#home">Home</Link>
        <Link href="#orders">Orders</Link>
        <Typography aria-current="page">Order 4102</Typography>
      </Breadcrumbs>
    </Box>
  );
}
