import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const people = ['Amara Obi', 'Amir Haddad', 'Anna Berg', 'Anton Weiss'];

export default function AutocompleteMinCharacters() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');

  return (
    <Autocomplete
      open={open && text.length >= 2}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      inputValue={text}
      onInputChange={(_event, next) => setText(next)}
      options={people}
      forcePopupIcon={false}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Employee"
          helperText="Type two letters, such as “an”"
        />
      )}
    />
  );
}
