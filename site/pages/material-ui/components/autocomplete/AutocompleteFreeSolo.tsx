import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const titles = ['Account manager', 'Designer', 'Engineer', 'Recruiter'];

export default function AutocompleteFreeSolo() {
  return (
    <Autocomplete
      freeSolo
      options={titles}
      renderInput={(params) => <TextField {...params} label="Job title" />}
    />
  );
}
