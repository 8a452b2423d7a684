import { Switch } from '@mui/base/Switch';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/switch.css';

export default function UnstyledAndStyled() {
  return (
    <div className="quiet-panel">
      <label className="quiet-row">
        Without styles
        <Switch defaultChecked />
      </label>
      <label className="quiet-row">
        With 50 lines of CSS
        <Switch className="quiet-switch" defaultChecked />
      </label>
    </div>
  );
}
