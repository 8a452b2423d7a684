import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const departments = [
  { id: 'fin', label: 'Finance' },
  { id: 'hr', label: 'People' },
  { id: 'ops', label: 'Operations' },
];

export default function AutocompleteForm() {
  const [value, setValue] = useState<(typeof departments)[number] | null>(null);
  const [error, setError] = useState(false);
  const [sent, setSent] = useState('');

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setError(value === null);
    setSent(value ? `Sent: department=${String(data.get('department'))}` : '');
  };

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit}>
      <Autocomplete
        id="department-field"
        options={departments}
        value={value}
        onChange={(_event, next) => {
          setValue(next);
          setError(false);
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Department"
            required
            error={error}
            helperText={error ? 'Choose a department.' : sent}
          />
        )}
      />
      <input type="hidden" name="department" value={value?.id ?? ''} />
      <Button type="submit" variant="contained">
        Request access
      </Button>
    </Stack>
  );
}
