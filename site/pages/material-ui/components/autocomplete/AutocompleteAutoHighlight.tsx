import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const commands = ['Archive', 'Duplicate', 'Export', 'Move', 'Rename'];

export default function AutocompleteAutoHighlight() {
  return (
    <Autocomplete
      autoHighlight
      openOnFocus
      options={commands}
      renderInput={(params) => <TextField {...params} label="Command" />}
    />
  );
}
