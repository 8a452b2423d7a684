import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const products = [
  { sku: 'KB-104', name: 'Keyboard' },
  { sku: 'KB-088', name: 'Keyboard' },
  { sku: 'MN-270', name: 'Monitor' },
];

export default function AutocompleteObjects() {
  return (
    <Autocomplete
      options={products}
      getOptionLabel={(product) => product.name}
      getOptionKey={(product) => product.sku}
      renderInput={(params) => <TextField {...params} label="Product" />}
    />
  );
}
