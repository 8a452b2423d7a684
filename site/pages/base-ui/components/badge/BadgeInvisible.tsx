import { useState } from 'react';
import { Badge } from '@mui/base/Badge';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/badge.css';

export default function BadgeInvisible() {
  const [read, setRead] = useState(false);

  return (
    <div className="quiet-actions" style={{ gap: 32 }}>
      <Badge className="quiet-badge" badgeContent={2} invisible={read}>
        <span className="quiet-tile">Messages</span>
      </Badge>
      <label className="quiet-label">
        <input type="checkbox" checked={read} onChange={() => setRead(!read)} />{' '}
        Mark as read
      </label>
    </div>
  );
}
