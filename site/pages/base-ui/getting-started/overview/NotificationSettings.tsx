import { useState } from 'react';
import { Button } from '@mui/base/Button';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { Switch } from '@mui/base/Switch';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/select.css';
import '../../../../families/base-ui/look/switch.css';

export default function NotificationSettings() {
  const [daily, setDaily] = useState(true);
  const [saved, setSaved] = useState(false);

  return (
    <form
      className="quiet-panel"
      aria-label="Notifications"
      onChange={() => setSaved(false)}
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(true);
      }}
    >
      <label className="quiet-row">
        Daily summary
        <Switch
          className="quiet-switch"
          checked={daily}
          onChange={(event) => setDaily(event.target.checked)}
        />
      </label>
      <Select
        className="quiet-select"
        aria-label="Time of the summary"
        placeholder="Choose a time"
        disabled={!daily}
        onChange={() => setSaved(false)}
        slotProps={{ popup: { className: 'quiet-popup' } }}
      >
        <Option value="08:00">In the morning, 08:00</Option>
        <Option value="13:00">After lunch, 13:00</Option>
        <Option value="18:00">In the evening, 18:00</Option>
      </Select>
      <div className="quiet-row">
        <span role="status">{saved ? 'Saved' : ''}</span>
        <Button className="quiet-button" type="submit">
          Save settings
        </Button>
      </div>
    </form>
  );
}
