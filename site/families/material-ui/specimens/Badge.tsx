import Badge from '@mui/material/Badge';
import MailIcon from '@mui/icons-material/Mail';
import NotificationsIcon from '@mui/icons-material/Notifications';
import Stack from '@mui/material/Stack';

export default function BadgeSpecimen() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={4} color="primary">
        <MailIcon color="action" fontSize="large" />
      </Badge>
      <Badge variant="dot" color="error">
        <NotificationsIcon color="action" fontSize="large" />
      </Badge>
    </Stack>
  );
}
