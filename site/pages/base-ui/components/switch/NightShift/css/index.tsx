import { Switch } from '@mui/base/Switch';
import type { SwitchThumbSlotProps } from '@mui/base/Switch';
import './styles.css';

function ShiftThumb({ ownerState, ...props }: SwitchThumbSlotProps) {
  return (
    <span {...props}>{ownerState.checked ? 'Night shift' : 'Day shift'}</span>
  );
}

export default function NightShift() {
  return (
    <Switch
      className="NightShift-switch"
      defaultChecked
      slots={{ track: null, thumb: ShiftThumb }}
      slotProps={{ input: { 'aria-label': 'Night shift' } }}
    />
  );
}
