import Badge from '@mui/material/Badge';
import NotificationsIcon from '@mui/icons-material/Notifications';

export default function BadgeDot() {
  return (
    <Badge variant="dot" color="error">
      <NotificationsIcon titleAccess="New notifications" color="action" />
    </Badge>
  );
}
