import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const units = ['m', 'mm', 'Mbar', 'mbar', 'MW', 'mW'];

const filterOptions = createFilterOptions<string>({
  matchFrom: 'start',
  ignoreCase: false,
  limit: 5,
});

export default function AutocompleteFilterStart() {
  return (
    <Autocomplete
      options={units}
      filterOptions={filterOptions}
      renderInput={(params) => <TextField {...params} label="Unit" />}
    />
  );
}
