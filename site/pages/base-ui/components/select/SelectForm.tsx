import { useState } from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/select.css';

export default function SelectForm() {
  const [sent, setSent] = useState('Nothing submitted yet.');

  return (
    <form
      className="quiet-field"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSent(`Submitted country=${String(data.get('country'))}`);
      }}
    >
      <Select
        name="country"
        autoComplete="country"
        required
        className="quiet-select"
        aria-label="Country"
        placeholder="Country"
        slotProps={{ popup: { className: 'quiet-popup', offset: 4 } }}
      >
        <Option value="NO">Norway</Option>
        <Option value="PT">Portugal</Option>
      </Select>
      <button type="submit" className="quiet-button">
        Submit
      </button>
      <output className="quiet-hint">{sent}</output>
    </form>
  );
}
