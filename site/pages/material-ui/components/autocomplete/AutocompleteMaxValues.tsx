import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const reviewers = ['Ana Costa', 'Jon Berg', 'Mei Lin', 'Omar Aziz'];

export default function AutocompleteMaxValues() {
  const [value, setValue] = useState(['Jon Berg', 'Mei Lin']);
  const full = value.length >= 2;

  return (
    <Autocomplete
      multiple
      disabledItemsFocusable
      options={reviewers}
      value={value}
      onChange={(_event, next) => setValue(next)}
      getOptionDisabled={(option) => full && !value.includes(option)}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Reviewers"
          helperText={`${value.length} of 2 selected`}
          slotProps={{ formHelperText: { role: 'status' } }}
        />
      )}
    />
  );
}
