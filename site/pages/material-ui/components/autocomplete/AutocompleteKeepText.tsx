import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const streets = ['Elm Street', 'Mill Lane', 'Station Road'];

export default function AutocompleteKeepText() {
  return (
    <Autocomplete
      clearOnBlur={false}
      selectOnFocus={false}
      options={streets}
      renderInput={(params) => <TextField {...params} label="Street" />}
    />
  );
}
