import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { loadWarehouses } from './loadWarehouses';

export default function AutocompleteLoadOnOpen() {
  const [options, setOptions] = useState<string[]>([]);

  return (
    <Autocomplete
      options={options}
      loading={options.length === 0}
      loadingText="Loading warehouses…"
      onOpen={() => void loadWarehouses().then(setOptions)}
      renderInput={(params) => <TextField {...params} label="Warehouse" />}
    />
  );
}
