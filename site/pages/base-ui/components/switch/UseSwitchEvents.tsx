import { useState } from 'react';
import { useSwitch } from '@mui/base/useSwitch';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/choice.css';

export default function UseSwitchEvents() {
  const [note, setNote] = useState('');
  const [active, setActive] = useState(false);
  const { getInputProps, checked } = useSwitch({
    required: true,
    onChange: (event) => setNote(event.target.checked ? 'Thank you' : ''),
    onFocus: () => setActive(true),
    onFocusVisible: () => setNote('Press Space to agree'),
    onBlur: () => setActive(false),
  });

  return (
    <div className="quiet-field">
      <label className="quiet-choice">
        <input {...getInputProps()} /> I agree to the house rules
      </label>
      <span className="quiet-hint" role="status">
        {active && note ? note : checked ? 'Agreed' : 'Required'}
      </span>
    </div>
  );
}
