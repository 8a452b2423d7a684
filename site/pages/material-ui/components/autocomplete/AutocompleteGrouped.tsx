import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const items = [
  { label: 'Rye rolls', aisle: 'Bakery' },
  { label: 'Sourdough', aisle: 'Bakery' },
  { label: 'Goat cheese', aisle: 'Dairy' },
  { label: 'Oat milk', aisle: 'Dairy' },
];

export default function AutocompleteGrouped() {
  return (
    <Autocomplete
      options={items}
      groupBy={(option) => option.aisle}
      renderInput={(params) => <TextField {...params} label="Add an item" />}
    />
  );
}
