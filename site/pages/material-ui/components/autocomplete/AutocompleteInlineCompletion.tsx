import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const clients = ['Halden Works', 'Harbor Trust', 'Hotel Aster'];

export default function AutocompleteInlineCompletion() {
  return (
    <Autocomplete
      autoComplete
      includeInputInList
      disableListWrap
      options={clients}
      renderInput={(params) => <TextField {...params} label="Client" />}
    />
  );
}
