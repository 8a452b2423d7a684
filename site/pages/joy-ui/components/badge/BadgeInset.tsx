import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

export default function BadgeInset() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeInset="14%" color="danger">
        <Avatar variant="solid">14%</Avatar>
      </Badge>
      <Badge badgeInset={-6} color="danger" badgeContent={2}>
        <Avatar variant="solid" sx={{ borderRadius: 'sm' }}>
          -6
        </Avatar>
      </Badge>
      <Badge badgeInset="0 -6px 0 0" color="danger" badgeContent={2}>
        <Avatar variant="solid" sx={{ borderRadius: 'sm' }}>
          4
        </Avatar>
      </Badge>
    </Stack>
  );
}
