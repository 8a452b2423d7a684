import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { Switch } from '@mui/base/Switch';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/select.css';
import '../../../../families/base-ui/look/switch.css';

export default function NamesOfControls() {
  return (
    <div className="quiet-panel">
      <label className="quiet-row">
        Background music
        <Switch className="quiet-switch" defaultChecked />
      </label>
      <div>
        <label className="quiet-label" htmlFor="sound-output">
          Output
        </label>
        <Select
          className="quiet-select"
          id="sound-output"
          placeholder="Choose an output"
          slotProps={{
            popup: { className: 'quiet-popup' },
            listbox: { 'aria-label': 'Output' },
          }}
        >
          <Option value="speakers">Speakers</Option>
          <Option value="headphones">Headphones</Option>
        </Select>
      </div>
    </div>
  );
}
