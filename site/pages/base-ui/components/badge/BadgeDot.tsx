import { Badge } from '@mui/base/Badge';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/badge.css';

export default function BadgeDot() {
  return (
    <Badge
      className="quiet-badge quiet-dot"
      slotProps={{ badge: { role: 'img', 'aria-label': 'Unread' } }}
    >
      <span className="quiet-tile">Announcements</span>
    </Badge>
  );
}
