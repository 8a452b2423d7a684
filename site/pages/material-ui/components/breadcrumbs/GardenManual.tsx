import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function GardenManual() {
  return (
    <Breadcrumbs aria-label="Place in the manual">
      <Link href="#GardenManual" color="inherit" underline="hover">
        Garden manual
      </Link>
      <Link href="#GardenManual" color="inherit" underline="hover">
        Soil
      </Link>
      <Typography aria-current="page" color="text.primary">
        Compost heap
      </Typography>
    </Breadcrumbs>
  );
}
