import Badge from '@mui/material/Badge';
import MailIcon from '@mui/icons-material/Mail';

export default function BadgeBasic() {
  return (
    <Badge badgeContent={4} color="primary">
      <MailIcon titleAccess="Unread messages:" color="action" />
    </Badge>
  );
}
