import { Switch } from '@mui/base/Switch';
import './styles.css';

export default function SwitchIntroduction() {
  return (
    <div className="SwitchIntroduction-list">
      <label className="SwitchIntroduction-row">
        Email for every order
        <Switch className="SwitchIntroduction-switch" defaultChecked />
      </label>
      <label className="SwitchIntroduction-row">
        Weekly summary
        <Switch className="SwitchIntroduction-switch" />
      </label>
      <label className="SwitchIntroduction-row">
        Text message (no number)
        <Switch className="SwitchIntroduction-switch" disabled />
      </label>
    </div>
  );
}
