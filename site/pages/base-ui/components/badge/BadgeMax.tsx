import { Badge } from '@mui/base/Badge';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/badge.css';

export default function BadgeMax() {
  return (
    <div className="quiet-actions" style={{ gap: 40 }}>
      <Badge className="quiet-badge" badgeContent={120}>
        <span className="quiet-tile">max 99</span>
      </Badge>
      <Badge className="quiet-badge" badgeContent={12} max={9}>
        <span className="quiet-tile">max 9</span>
      </Badge>
      <Badge className="quiet-badge" badgeContent={1200} max={999}>
        <span className="quiet-tile">max 999</span>
      </Badge>
    </div>
  );
}
