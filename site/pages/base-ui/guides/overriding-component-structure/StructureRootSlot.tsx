import { Badge } from '@mui/base/Badge';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/badge.css';

export default function StructureRootSlot() {
  return (
    <Badge<'a'>
      className="quiet-badge quiet-tile"
      slots={{ root: 'a' }}
      href="#root-slot"
      badgeContent={4}
    >
      Messages
    </Badge>
  );
}
