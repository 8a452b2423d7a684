import { useState } from 'react';
import { Combobox } from '../../../../families/base-ui/look/Combobox';
import { airports } from './airports';
import type { Airport } from './airports';

export default function AutocompleteForm() {
  const [to, setTo] = useState<Airport | null>(airports[2] ?? null);
  const [sent, setSent] = useState('');

  return (
    <form
      className="quiet-panel"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSent(`to=${String(data.get('to'))}`);
      }}
    >
      <Combobox
        label="To"
        options={airports}
        value={to}
        onChange={(_event, airport) => setTo(airport)}
      />
      <input type="hidden" name="to" value={to?.code ?? ''} />
      <div className="quiet-row">
        <code role="status">{sent}</code>
        <button className="quiet-button" type="submit">
          Search flights
        </button>
      </div>
    </form>
  );
}
