import { useState } from 'react';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import LinearProgress from '@mui/joy/LinearProgress';

const enough = 12;

export default function InputPassword() {
  const [password, setPassword] = useState('tulip');
  const [shown, setShown] = useState(false);
  const missing = Math.max(0, enough - password.length);

  return (
    <FormControl sx={{ width: 300 }}>
      <FormLabel>New password</FormLabel>
      <Input
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        endDecorator={
          <IconButton
            aria-label="Show the password"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
          </IconButton>
        }
      />
      <LinearProgress
        determinate
        size="sm"
        aria-label="Length"
        value={Math.min(100, (password.length / enough) * 100)}
        color={missing > 0 ? 'warning' : 'success'}
        sx={{ mt: 1 }}
      />
      <FormHelperText>
        {missing > 0 ? `${missing} more characters` : 'Long enough'}
      </FormHelperText>
    </FormControl>
  );
}
