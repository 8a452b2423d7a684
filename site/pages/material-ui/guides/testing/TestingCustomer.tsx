import { useState, type SyntheticEvent } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TestingCustomer() {
  const [error, setError] = useState('');
  const [saved, setSaved] = useState('');

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email'));
    const valid = email.includes('@');
    setError(valid ? '' : 'Enter an email address');
    setSaved(valid ? `${email} gets the ${String(data.get('plan'))} plan` : '');
  }

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={submit}
      spacing={2}
      sx={{ width: 300 }}
    >
      <TextField
        label="Email"
        name="email"
        type="email"
        error={error !== ''}
        helperText={error}
      />
      <TextField select label="Plan" name="plan" defaultValue="free">
        <MenuItem value="free">Free</MenuItem>
        <MenuItem value="team">Team</MenuItem>
      </TextField>
      <FormControlLabel
        control={<Checkbox name="news" />}
        label="Send me release notes"
      />
      <Button type="submit" variant="contained">
        Save
      </Button>
      {saved && <Alert>{saved}</Alert>}
    </Stack>
  );
}
