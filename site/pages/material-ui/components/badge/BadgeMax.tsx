import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import ChatIcon from '@mui/icons-material/Chat';

export default function BadgeMax() {
  return (
    <Stack direction="row" spacing={5}>
      <Badge badgeContent={99} color="primary">
        <ChatIcon color="action" />
      </Badge>
      <Badge badgeContent={100} color="primary">
        <ChatIcon color="action" />
      </Badge>
      <Badge badgeContent={1200} max={999} color="primary">
        <ChatIcon color="action" />
      </Badge>
    </Stack>
  );
}
