import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';

export default function BreadcrumbsPhone() {
  return (
    <Box component="nav" aria-label="Breadcrumb" sx={{ p: 2 }}>
      <Link
        href="#phone"
        sx={{ display: { xs: 'flex', sm: 'none' }, alignItems: 'center' }}
      >
        <ArrowBackIcon
          fontSize="small"
          sx={{ mr: 1, '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
        />
        Living room
      </Link>
      <Breadcrumbs
        component="div"
        sx={{ display: { xs: 'none', sm: 'block' } }}
      >
        <Link href="#phone">Heating</Link>
        <Link href="#phone">Living room</Link>
        <Typography aria-current="page">Night temperature</Typography>
      </Breadcrumbs>
    </Box>
  );
}
