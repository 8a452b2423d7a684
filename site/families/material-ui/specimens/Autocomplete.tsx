import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const ports = ['Bergen', 'Lisbon', 'Porto'];

export default function AutocompleteSpecimen() {
  return (
    <Autocomplete
      options={ports}
      defaultValue="Lisbon"
      size="small"
      sx={{ width: 220 }}
      renderInput={(params) => <TextField {...params} label="Port" />}
    />
  );
}
