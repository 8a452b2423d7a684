import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import { useState } from 'react';
import { Field } from './Field';

/** A password that can be shown. */
export function Password() {
  const [shown, setShown] = useState(false);
  return (
    <Field label="Password">
      <Input
        type={shown ? 'text' : 'password'}
        defaultValue="two-wheels-good"
        autoComplete="off"
        endDecorator={
          <IconButton
            variant="plain"
            aria-label={shown ? 'Hide the password' : 'Show the password'}
            onClick={() => setShown(!shown)}
            data-part="button"
          >
            {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
          </IconButton>
        }
      />
    </Field>
  );
}
