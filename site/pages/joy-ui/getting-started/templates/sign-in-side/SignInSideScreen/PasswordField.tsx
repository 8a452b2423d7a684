import { type Ref, useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';

export interface PasswordFieldProps {
  readonly error: string | undefined;
  readonly inputRef: Ref<HTMLInputElement>;
}

export function PasswordField({ error, inputRef }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FormControl error={!!error}>
      <FormLabel>Password</FormLabel>
      <Input
        name="password"
        required
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        slotProps={{ input: { ref: inputRef, 'aria-invalid': !!error } }}
        endDecorator={
          <IconButton
            aria-label={shown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!shown)}
          >
            {shown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
          </IconButton>
        }
      />
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}
