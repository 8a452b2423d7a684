import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import FolderIcon from '@mui/icons-material/Folder';
import HomeIcon from '@mui/icons-material/Home';

const row = { display: 'flex', alignItems: 'center', gap: 0.5 };

export default function BreadcrumbsIcons() {
  return (
    <Breadcrumbs aria-label="Breadcrumb">
      <Link href="#icons" color="inherit" underline="hover" sx={row}>
        <HomeIcon fontSize="inherit" />
        Files
      </Link>
      <Typography aria-current="page" color="text.primary" sx={row}>
        <FolderIcon fontSize="inherit" />
        Contracts
      </Typography>
    </Breadcrumbs>
  );
}
