import type { ReactNode } from 'react';
import { Badge } from '@mui/base/Badge';
import type { BadgeBadgeSlotProps } from '@mui/base/Badge';
import '../../../../families/base-ui/look/quiet.css';

function Count({
  ownerState,
  children,
  className,
  ...props
}: BadgeBadgeSlotProps & { children?: ReactNode }) {
  const many = Number(ownerState.badgeContent) > 9;
  return (
    <strong {...props} className={`${className ?? ''} quiet-chip`}>
      {many ? 'many' : children} new
    </strong>
  );
}

export default function BadgeSlot() {
  return (
    <div className="quiet-panel">
      <Badge className="quiet-label" badgeContent={3} slots={{ badge: Count }}>
        Comments{' '}
      </Badge>
      <Badge className="quiet-label" badgeContent={24} slots={{ badge: Count }}>
        Mentions{' '}
      </Badge>
    </div>
  );
}
