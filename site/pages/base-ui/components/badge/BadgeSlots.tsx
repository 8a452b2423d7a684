import type { BadgeBadgeSlotProps } from '@mui/base/Badge';
import { Badge } from '@mui/base/Badge';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/badge.css';

function Rise({ ownerState, children, ...props }: BadgeBadgeSlotProps) {
  return (
    <sup {...props} hidden={ownerState.invisible}>
      +{children}
    </sup>
  );
}

export default function BadgeSlots() {
  return (
    <Badge
      className="quiet-badge"
      badgeContent={1}
      slots={{ root: 'div', badge: Rise }}
      slotProps={{ root: { title: 'One more than yesterday' } }}
    >
      <span className="quiet-tile">Visitors</span>
    </Badge>
  );
}
