import FolderIcon from '@mui/icons-material/Folder';
import HomeIcon from '@mui/icons-material/Home';
import ImageIcon from '@mui/icons-material/Image';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsIcons() {
  return (
    <Breadcrumbs aria-label="Photo folder">
      <Link href="#home" color="neutral" startDecorator={<HomeIcon />}>
        Home
      </Link>
      <Link href="#photos" color="neutral" startDecorator={<FolderIcon />}>
        Photos
      </Link>
      <Typography startDecorator={<ImageIcon />} aria-current="page">
        Harbor
      </Typography>
    </Breadcrumbs>
  );
}
