import { useId } from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/field.css';

function Label({ children, htmlFor }: { children: string; htmlFor: string }) {
  const field = useFormControlContext();
  return (
    <label className="quiet-label" htmlFor={htmlFor}>
      {children}
      {field?.required && <span aria-hidden="true"> *</span>}
    </label>
  );
}

function Hint({ id }: { id: string }) {
  const field = useFormControlContext();
  return (
    <p className="quiet-hint" id={id}>
      {field?.filled ? 'Shown on every invoice' : 'Enter the registered name'}
    </p>
  );
}

export default function FormControlIntroduction() {
  const id = useId();

  return (
    <FormControl className="quiet-field" required defaultValue="">
      <Label htmlFor={id}>Company</Label>
      <Input
        className="quiet-input"
        id={id}
        autoComplete="organization"
        aria-describedby={`${id}-hint`}
      />
      <Hint id={`${id}-hint`} />
    </FormControl>
  );
}
