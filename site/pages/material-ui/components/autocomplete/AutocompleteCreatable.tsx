import { useState } from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Supplier {
  name: string;
  isNew?: boolean;
}

const filter = createFilterOptions<Supplier>({ trim: true });

export default function AutocompleteCreatable() {
  const [value, setValue] = useState<Supplier | null>(null);
  const [suppliers, setSuppliers] = useState<Supplier[]>([
    { name: 'Brandt Timber' },
    { name: 'Fjord Glass' },
    { name: 'Okafor Stone' },
  ]);

  return (
    <Autocomplete
      options={suppliers}
      getOptionLabel={(option) => option.name}
      isOptionEqualToValue={(option, current) => option.name === current.name}
      value={value}
      onChange={(_event, next) => {
        if (next?.isNew) {
          setSuppliers([...suppliers, { name: next.name }]);
        }
        setValue(next && { name: next.name });
      }}
      filterOptions={(options, state) => {
        const name = state.inputValue.trim();
        const exists = suppliers.some((supplier) => supplier.name === name);
        const found = filter(options, state);
        return name && !exists ? [...found, { name, isNew: true }] : found;
      }}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          {option.isNew ? `Add “${option.name}”` : option.name}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Supplier"
          helperText={`${suppliers.length} suppliers on file`}
        />
      )}
    />
  );
}
