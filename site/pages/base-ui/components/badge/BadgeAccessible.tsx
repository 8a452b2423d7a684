import { Button } from '@mui/base/Button';
import { Badge } from '@mui/base/Badge';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/badge.css';

export default function BadgeAccessible() {
  return (
    <Button className="quiet-button quiet-outlined" aria-label="Cart, 4 items">
      <Badge
        className="quiet-badge"
        badgeContent={4}
        slotProps={{ badge: { 'aria-hidden': true } }}
      >
        <span style={{ paddingInlineEnd: 8 }}>Cart </span>
      </Badge>
    </Button>
  );
}
