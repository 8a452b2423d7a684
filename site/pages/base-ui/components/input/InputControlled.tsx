import { useState } from 'react';
import { Input } from '@mui/base/Input';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/field.css';

export default function InputControlled() {
  const [name, setName] = useState('Harbor bridge');

  return (
    <div className="quiet-field">
      <label className="quiet-label" htmlFor="bridge">
        Project name
      </label>
      <Input
        className="quiet-input"
        id="bridge"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <p className="quiet-hint">{name.length} of 40 characters</p>
    </div>
  );
}
