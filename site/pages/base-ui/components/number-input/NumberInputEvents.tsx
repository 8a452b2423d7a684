import { useState } from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { numberParts } from '../../../../families/base-ui/look/numberParts';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/number.css';

export default function NumberInputEvents() {
  const [typed, setTyped] = useState('20');
  const [value, setValue] = useState<number | null>(20);
  const [focused, setFocused] = useState(false);

  return (
    <div className="quiet-field">
      <label className="quiet-label" htmlFor="volume">
        Volume, 0 to 100
      </label>
      <NumberInput
        id="volume"
        className="quiet-number"
        min={0}
        max={100}
        defaultValue={20}
        onInputChange={(event) => setTyped(event.target.value)}
        onChange={(_event, next) => setValue(next)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        slotProps={numberParts}
      />
      <p className="quiet-hint">
        Typed {typed || 'nothing'}, value {value ?? 'null'},{' '}
        {focused ? 'focused' : 'not focused'}
      </p>
    </div>
  );
}
