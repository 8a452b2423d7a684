import { useId } from 'react';
import { Input } from '@mui/base/Input';
import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/field.css';

export default function InputIntroduction() {
  const id = useId();

  return (
    <div className="quiet-field">
      <label className="quiet-label" htmlFor={id}>
        Project name
      </label>
      <Input className="quiet-input" id={id} placeholder="Harbor bridge" />
    </div>
  );
}
