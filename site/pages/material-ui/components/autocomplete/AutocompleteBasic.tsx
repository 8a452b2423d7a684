import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const stations = ['Basel', 'Bologna', 'Brno', 'Lyon', 'Malmö', 'Porto'];

export default function AutocompleteBasic() {
  return (
    <Autocomplete
      options={stations}
      renderInput={(params) => <TextField {...params} label="Departure" />}
    />
  );
}
