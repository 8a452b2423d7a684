import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function BadgeOverlap() {
  return (
    <Stack direction="row" spacing={5}>
      <Badge overlap="rectangular" badgeContent={3} color="primary">
        <Avatar variant="square" sx={{ bgcolor: 'text.secondary' }}>
          R
        </Avatar>
      </Badge>
      <Badge overlap="circular" badgeContent={3} color="primary">
        <Avatar sx={{ bgcolor: 'text.secondary' }}>C</Avatar>
      </Badge>
    </Stack>
  );
}
