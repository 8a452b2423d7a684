import { Switch } from '@mui/base/Switch';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/switch.css';

export default function SwitchReadOnly() {
  return (
    <label className="quiet-row">
      Two-factor sign-in (set by your company)
      <Switch
        className="quiet-switch"
        checked
        readOnly
        slotProps={{ input: { 'aria-readonly': true } }}
      />
    </label>
  );
}
