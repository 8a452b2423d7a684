import { useState } from 'react';
import { Switch } from '@mui/base/Switch';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/switch.css';

export default function SwitchControlled() {
  const [open, setOpen] = useState(false);

  return (
    <label className="quiet-row">
      {open ? 'Taking orders' : 'Closed for orders'}
      <Switch
        className="quiet-switch"
        checked={open}
        onChange={(event) => setOpen(event.target.checked)}
        slotProps={{ input: { 'aria-label': 'Take orders' } }}
      />
    </label>
  );
}
