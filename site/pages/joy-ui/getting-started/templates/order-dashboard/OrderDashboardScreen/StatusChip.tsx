import Chip from '@mui/joy/Chip';
import CheckIcon from '@mui/icons-material/Check';
import InboxOutlinedIcon from '@mui/icons-material/InboxOutlined';
import Inventory2OutlinedIcon from '@mui/icons-material/Inventory2Outlined';
import LocalShippingOutlinedIcon from '@mui/icons-material/LocalShippingOutlined';
import type { Status } from './orders';

const looks = {
  New: { color: 'primary', Icon: InboxOutlinedIcon },
  Packed: { color: 'warning', Icon: Inventory2OutlinedIcon },
  Shipped: { color: 'neutral', Icon: LocalShippingOutlinedIcon },
  Delivered: { color: 'success', Icon: CheckIcon },
} as const;

export function StatusChip({ status }: { readonly status: Status }) {
  const { color, Icon } = looks[status];
  return (
    <Chip size="sm" color={color} startDecorator={<Icon />}>
      {status}
    </Chip>
  );
}
