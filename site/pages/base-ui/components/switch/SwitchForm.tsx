import { useState } from 'react';
import { Switch } from '@mui/base/Switch';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/switch.css';

export default function SwitchForm() {
  const [sent, setSent] = useState('');

  return (
    <form
      className="quiet-panel"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSent(
          new URLSearchParams(
            [...data].map(([k, v]) => [k, String(v)]),
          ).toString(),
        );
      }}
    >
      <label className="quiet-row">
        I accept the terms (required)
        <Switch
          className="quiet-switch"
          required
          slotProps={{ input: { name: 'terms', value: 'v3' } }}
        />
      </label>
      <label className="quiet-row">
        Newsletter
        <Switch
          className="quiet-switch"
          defaultChecked
          slotProps={{ input: { name: 'newsletter' } }}
        />
      </label>
      <div className="quiet-row">
        <code role="status">{sent}</code>
        <button className="quiet-button" type="submit">
          Sign up
        </button>
      </div>
    </form>
  );
}
