import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const rates = ['Holiday', 'Night', 'Overtime', 'Standard'];

export default function AutocompleteAutoSelect() {
  return (
    <Autocomplete
      autoSelect
      autoHighlight
      options={rates}
      renderInput={(params) => <TextField {...params} label="Pay rate" />}
    />
  );
}
