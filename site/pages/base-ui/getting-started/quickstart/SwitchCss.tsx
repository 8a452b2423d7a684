import { Switch } from '@mui/base/Switch';
import './digest-switch.css';

export default function SwitchCss() {
  return (
    <label className="digest">
      Weekly digest <Switch className="digest-switch" defaultChecked />
    </label>
  );
}
