import StorefrontIcon from '@mui/icons-material/Storefront';
import Avatar from '@mui/joy/Avatar';

export default function AvatarSlots() {
  return (
    <Avatar
      slots={{ fallback: StorefrontIcon }}
      slotProps={{ root: { role: 'img', 'aria-label': 'Shop' } }}
    />
  );
}
