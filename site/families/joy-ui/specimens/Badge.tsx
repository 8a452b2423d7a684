import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

export default function BadgeSpecimen() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={4}>
        <Avatar />
      </Badge>
      <Badge color="success">
        <Avatar>JM</Avatar>
      </Badge>
    </Stack>
  );
}
