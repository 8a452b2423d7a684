import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

export default function AutocompleteControlled() {
  const [value, setValue] = useState<string | null>('Euro');
  const [text, setText] = useState('');
  const state = `value: ${value ?? 'null'}, inputValue: “${text}”`;

  return (
    <Autocomplete
      options={['Dollar', 'Euro', 'Krone', 'Yen']}
      value={value}
      onChange={(_event, next) => setValue(next)}
      inputValue={text}
      onInputChange={(_event, next) => setText(next)}
      renderInput={(params) => (
        <TextField {...params} label="Currency" helperText={state} />
      )}
    />
  );
}
