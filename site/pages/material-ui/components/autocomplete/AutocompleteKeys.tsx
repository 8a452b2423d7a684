import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

export default function AutocompleteKeys() {
  return (
    <Autocomplete
      multiple
      handleHomeEndKeys={false}
      options={['Backlog', 'Blocked', 'Shipped']}
      defaultValue={['Blocked', 'Shipped']}
      onKeyDown={(event) => {
        if (event.key === 'Backspace') {
          event.defaultMuiPrevented = true;
        }
      }}
      renderInput={(params) => <TextField {...params} label="Columns" />}
    />
  );
}
