import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import Box from '@mui/material/Box';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import DeleteIcon from '@mui/icons-material/Delete';
import DownloadIcon from '@mui/icons-material/Download';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import MapIcon from '@mui/icons-material/Map';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import StarIcon from '@mui/icons-material/Star';
import WorkIcon from '@mui/icons-material/Work';

export default function MaterialIconsSpecimen() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(5, 1fr)',
        gap: 1.5,
        color: 'text.secondary',
      }}
    >
      <AccountCircleIcon />
      <CalendarMonthIcon />
      <CloudUploadIcon />
      <DeleteIcon />
      <DownloadIcon />
      <LocalShippingIcon />
      <MapIcon />
      <ShoppingCartIcon />
      <StarIcon />
      <WorkIcon />
    </Box>
  );
}
