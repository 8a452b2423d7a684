import { useState } from 'react';
import { Combobox } from '../../../../families/base-ui/look/Combobox';
import { airports } from './airports';
import type { Airport } from './airports';

export default function AutocompleteControlled() {
  const [airport, setAirport] = useState<Airport | null>(null);
  const [text, setText] = useState('');

  return (
    <div>
      <Combobox
        label="From"
        options={airports}
        value={airport}
        onChange={(_event, value) => setAirport(value)}
        inputValue={text}
        onInputChange={(_event, value) => setText(value)}
      />
      <p className="quiet-hint">
        Value {airport?.code ?? 'null'}, text "{text}"
      </p>
    </div>
  );
}
