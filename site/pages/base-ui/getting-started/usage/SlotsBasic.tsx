import { Badge } from '@mui/base/Badge';
import '../../../../families/base-ui/look/quiet.css';

export default function SlotsBasic() {
  return (
    <Badge
      className="quiet-label"
      badgeContent={4}
      slots={{ root: 'p', badge: 'strong' }}
      slotProps={{ badge: { className: 'quiet-chip' } }}
    >
      Open invoices{' '}
    </Badge>
  );
}
