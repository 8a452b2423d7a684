import { useState } from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/select.css';

export default function SelectOpen() {
  const [open, setOpen] = useState(false);

  return (
    <div className="quiet-field">
      <Select
        listboxId="pickup-days"
        listboxOpen={open}
        onListboxOpenChange={setOpen}
        className="quiet-select"
        aria-label="Pickup day"
        defaultValue="sat"
        slotProps={{ popup: { className: 'quiet-popup', offset: 4 } }}
      >
        <Option value="fri">Friday</Option>
        <Option value="sat">Saturday</Option>
      </Select>
      <button
        type="button"
        className="quiet-button"
        aria-controls="pickup-days"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        Change the day
      </button>
    </div>
  );
}
