import { Badge } from '@mui/base/Badge';
import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/button.css';
import '../../../../../../families/base-ui/look/badge.css';

export default function BadgeIntroduction() {
  return (
    <div className="quiet-actions" style={{ gap: 32 }}>
      <Badge className="quiet-badge" badgeContent={4}>
        <span className="quiet-tile">Inbox</span>
      </Badge>
      <Badge className="quiet-badge" badgeContent={128}>
        <span className="quiet-tile">Archive</span>
      </Badge>
    </div>
  );
}
