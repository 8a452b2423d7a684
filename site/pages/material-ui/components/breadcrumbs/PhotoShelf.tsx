import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import HomeIcon from '@mui/icons-material/Home';
import PhotoAlbumIcon from '@mui/icons-material/PhotoAlbum';
import PhotoLibraryIcon from '@mui/icons-material/PhotoLibrary';

const level = { display: 'flex', alignItems: 'center', gap: 0.75 };

export default function PhotoShelf() {
  return (
    <Breadcrumbs aria-label="Place in your photos">
      <Link href="#PhotoShelf" color="inherit" sx={level}>
        <HomeIcon fontSize="small" />
        Home
      </Link>
      <Link href="#PhotoShelf" color="inherit" sx={level}>
        <PhotoLibraryIcon fontSize="small" />
        Albums
      </Link>
      <Typography aria-current="page" color="text.primary" sx={level}>
        <PhotoAlbumIcon fontSize="small" />
        Snow in March
      </Typography>
    </Breadcrumbs>
  );
}
