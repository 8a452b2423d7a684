import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const topics = ['Design', 'Hiring', 'Legal', 'Security'];

export default function AutocompleteMultiple() {
  return (
    <Autocomplete
      multiple
      options={topics}
      defaultValue={['Design', 'Security']}
      filterSelectedOptions
      renderInput={(params) => <TextField {...params} label="Topics" />}
    />
  );
}
