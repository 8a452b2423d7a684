import { Switch } from '@mui/base/Switch';
import type { SwitchThumbSlotProps } from '@mui/base/Switch';
import '../../../../families/base-ui/look/quiet.css';
import './words.css';

function Words({ ownerState, ...props }: SwitchThumbSlotProps) {
  return <span {...props}>{ownerState.checked ? 'Night' : 'Day'}</span>;
}

export default function SwitchSlots() {
  return (
    <Switch
      className="words"
      slots={{ root: 'label', track: null, thumb: Words }}
      slotProps={{ input: { 'aria-label': 'Night mode' } }}
    />
  );
}
