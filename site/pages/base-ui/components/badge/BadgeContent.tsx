import { Badge } from '@mui/base/Badge';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/badge.css';

export default function BadgeContent() {
  return (
    <div className="quiet-actions" style={{ gap: 32 }}>
      <Badge className="quiet-badge" badgeContent={3}>
        <span className="quiet-tile">Comments</span>
      </Badge>
      <Badge className="quiet-badge" badgeContent="new">
        <span className="quiet-tile">Reports</span>
      </Badge>
    </div>
  );
}
