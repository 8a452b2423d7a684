import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

const airports = [
  { label: 'Helsinki', code: 'HEL' },
  { label: 'Tallinn', code: 'TLL' },
];

export default function AutocompleteForm() {
  const [code, setCode] = useState('');
  const [sent, setSent] = useState('Not sent yet');

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`city=${String(data.get('city'))}&to=${String(data.get('to'))}`);
  };

  return (
    <Stack component="form" spacing={2} onSubmit={submit} sx={{ width: 260 }}>
      <Autocomplete
        required
        name="city"
        aria-label="To"
        placeholder="To"
        options={airports}
        onChange={(_event, next) => setCode(next?.code ?? '')}
        sx={{ '--Input-placeholderOpacity': 1 }}
      />
      <input type="hidden" name="to" value={code} />
      <Button type="submit">Search flights</Button>
      <code role="status">{sent}</code>
    </Stack>
  );
}
