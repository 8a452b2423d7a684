import NotificationsIcon from '@mui/icons-material/Notifications';
import Badge from '@mui/joy/Badge';
import IconButton from '@mui/joy/IconButton';

export default function BadgeBasic() {
  return (
    <Badge badgeContent={4}>
      <IconButton variant="soft" aria-label="Notifications, 4 new">
        <NotificationsIcon />
      </IconButton>
    </Badge>
  );
}
