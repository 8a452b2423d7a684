import { Badge } from '@mui/base/Badge';
import { prepareForSlot } from '@mui/base/utils';
import '../../../../families/base-ui/look/quiet.css';

const Strong = prepareForSlot('strong');

export default function SlotsBasic() {
  return (
    <Badge
      className="quiet-label"
      badgeContent={4}
      slots={{ root: 'p', badge: Strong }}
      slotProps={{ badge: { className: 'quiet-chip' } }}
    >
      Open invoices{' '}
    </Badge>
  );
}
