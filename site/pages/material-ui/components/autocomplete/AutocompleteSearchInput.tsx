import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

export default function AutocompleteSearchInput() {
  return (
    <Autocomplete
      freeSolo
      disableClearable
      options={['export invoices', 'invite teammates', 'two-factor login']}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Search the help center"
          slotProps={{ input: { ...params.InputProps, type: 'search' } }}
        />
      )}
    />
  );
}
