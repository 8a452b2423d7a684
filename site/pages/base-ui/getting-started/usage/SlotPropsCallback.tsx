import { Switch } from '@mui/base/Switch';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/switch.css';

export default function SlotPropsCallback() {
  return (
    <label className="quiet-row">
      Automatic updates
      <Switch
        className="quiet-switch"
        defaultChecked
        slotProps={{
          root: (state) => ({ title: state.checked ? 'On' : 'Off' }),
          input: { name: 'updates' },
        }}
      />
    </label>
  );
}
