import NotificationsIcon from '@mui/icons-material/Notifications';
import PedalBikeIcon from '@mui/icons-material/PedalBike';
import SearchIcon from '@mui/icons-material/Search';
import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { product } from '../../fleet';

/** The bar on top of screens: the product, search, messages and who is signed in. */
export function TopBar() {
  return (
    <Sheet variant="solid" color="primary" invertedColors data-part="sheet" sx={bar}>
      <PedalBikeIcon aria-hidden />
      <Typography level="title-lg" component="p" noWrap sx={{ flex: 1 }}>
        {product.name}
      </Typography>
      <IconButton variant="plain" aria-label="Search stations and bikes" data-part="button">
        <SearchIcon />
      </IconButton>
      <IconButton variant="plain" aria-label="3 messages" data-part="button">
        <Badge badgeContent={3} size="sm" data-part="color">
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <Avatar size="sm" variant="solid" data-part="color" sx={{ ml: 1 }}>
        IK
      </Avatar>
    </Sheet>
  );
}

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  '@container (min-width: 40em)': { px: 3 },
};
