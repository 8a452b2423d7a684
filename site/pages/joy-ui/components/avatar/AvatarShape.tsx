import StorefrontIcon from '@mui/icons-material/Storefront';
import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

export default function AvatarShape() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar color="success" sx={{ borderRadius: 'sm' }}>
        <StorefrontIcon />
      </Avatar>
      <Avatar color="warning" sx={{ '--Avatar-radius': '0px' }}>
        <StorefrontIcon />
      </Avatar>
    </Stack>
  );
}
