import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import TextField from '@mui/material/TextField';

const columns = ['Customer', 'Due date', 'Invoice', 'Status', 'Total'];

export default function AutocompleteCheckboxes() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={columns}
      defaultValue={['Invoice', 'Total']}
      renderOption={({ key, ...props }, option, { selected }) => (
        <li key={key} {...props}>
          <Checkbox
            checked={selected}
            tabIndex={-1}
            slotProps={{ input: { 'aria-hidden': true } }}
            sx={{ ml: -1, mr: 1 }}
          />
          {option}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Columns" />}
    />
  );
}
