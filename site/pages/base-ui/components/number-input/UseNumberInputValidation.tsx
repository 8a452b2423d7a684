import { useId, useState } from 'react';
import { unstable_useNumberInput as useNumberInput } from '@mui/base/unstable_useNumberInput';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/field.css';
import '../../../../families/base-ui/look/number.css';

export default function UseNumberInputValidation() {
  const inputId = useId();
  const [typed, setTyped] = useState('250');
  const [left, setLeft] = useState(false);
  const wrong = left && typed === '';
  const number = useNumberInput({
    inputId,
    defaultValue: 250,
    min: 0,
    max: 5000,
    step: 50,
    shiftMultiplier: 10,
    required: true,
    disabled: false,
    readOnly: false,
    error: wrong,
    onChange: (_event, value) => setTyped(String(value ?? '')),
    onInputChange: (event) => setTyped(event.target.value),
    onFocus: () => setLeft(false),
    onBlur: () => setLeft(true),
  });

  return (
    <div className="quiet-field">
      <label className="quiet-label" htmlFor={inputId}>
        Budget in euros
      </label>
      <div {...number.getRootProps()}>
        <input
          {...number.getInputProps()}
          className="quiet-box"
          role="spinbutton"
          aria-describedby={`${inputId}-hint`}
        />
      </div>
      <p
        id={`${inputId}-hint`}
        className={wrong ? 'quiet-error' : 'quiet-hint'}
      >
        {wrong ? 'Enter a budget.' : 'Shift and the arrow keys: 500'}
      </p>
    </div>
  );
}
