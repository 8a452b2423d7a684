import { Badge } from '@mui/base/Badge';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/badge.css';

export default function BadgeShowZero() {
  return (
    <div className="quiet-actions" style={{ gap: 32 }}>
      <Badge className="quiet-badge" badgeContent={0}>
        <span className="quiet-tile">Hidden at 0</span>
      </Badge>
      <Badge className="quiet-badge" badgeContent={0} showZero>
        <span className="quiet-tile">showZero</span>
      </Badge>
    </div>
  );
}
