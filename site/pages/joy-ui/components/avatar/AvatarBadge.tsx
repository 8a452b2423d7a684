import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';

export default function AvatarBadge() {
  return (
    <Badge
      color="success"
      size="sm"
      badgeInset="14%"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    >
      <Avatar variant="solid" role="img" aria-label="Ada Novak, online">
        AN
      </Avatar>
    </Badge>
  );
}
