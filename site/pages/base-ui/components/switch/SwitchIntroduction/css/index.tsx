import { Switch } from '@mui/base/Switch';
import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/switch.css';

export default function SwitchIntroduction() {
  return (
    <div className="quiet-panel">
      <label className="quiet-row">
        Email for every order
        <Switch className="quiet-switch" defaultChecked />
      </label>
      <label className="quiet-row">
        Weekly summary
        <Switch className="quiet-switch" />
      </label>
      <label className="quiet-row">
        Text message (no number)
        <Switch className="quiet-switch" disabled />
      </label>
    </div>
  );
}
