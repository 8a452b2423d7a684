import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';

export default function AvatarBadge() {
  return (
    <Badge
      variant="dot"
      color="success"
      overlap="circular"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    >
      <Avatar
        role="img"
        aria-label="Clara Vogel, online"
        sx={{ bgcolor: 'primary.main' }}
      >
        CV
      </Avatar>
    </Badge>
  );
}
