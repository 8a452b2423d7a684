import { Switch } from '@mui/base/Switch';
import './settings-switch.css';

export default function SwitchStylings() {
  return (
    <label className="setting">
      Share usage data <Switch className="settings-switch" defaultChecked />
    </label>
  );
}
