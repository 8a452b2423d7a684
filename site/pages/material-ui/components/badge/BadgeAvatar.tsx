import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const people = [
  { name: 'Yusuf', status: 'online', color: 'success' },
  { name: 'Clara', status: 'busy', color: 'error' },
  { name: 'Bjarne', status: 'away', color: 'warning' },
] as const;

const ring = {
  '& .MuiBadge-badge': {
    outline: '2px solid',
    outlineColor: 'background.default',
  },
};

export default function BadgeAvatar() {
  return (
    <Stack direction="row" spacing={3}>
      {people.map(({ name, status, color }) => (
        <Badge
          key={name}
          variant="dot"
          color={color}
          overlap="circular"
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          sx={ring}
        >
          <Avatar
            role="img"
            aria-label={`${name}, ${status}`}
            sx={{ bgcolor: 'text.secondary' }}
          >
            {name.charAt(0)}
          </Avatar>
        </Badge>
      ))}
    </Stack>
  );
}
