import { useState } from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Supplier {
  name: string;
  added?: true;
}

const matching = createFilterOptions<Supplier>({ trim: true });

export default function SupplierField() {
  const [suppliers, setSuppliers] = useState<Supplier[]>([
    { name: 'Brandt Timber' },
    { name: 'Fjord Glass' },
    { name: 'Okafor Stone' },
  ]);
  const [chosen, setChosen] = useState<Supplier | null>(null);

  return (
    <Autocomplete
      options={suppliers}
      value={chosen}
      getOptionLabel={({ name }) => name}
      filterOptions={(options, state) => {
        const name = state.inputValue.trim();
        const known = suppliers.some((supplier) => supplier.name === name);
        const offer: Supplier[] = name && !known ? [{ name, added: true }] : [];
        return [...matching(options, state), ...offer];
      }}
      renderOption={({ key, ...props }, { name, added }) => (
        <li key={key} {...props}>
          {added ? `Add “${name}” as a supplier` : name}
        </li>
      )}
      onChange={(_event, next) => {
        if (next?.added) {
          setSuppliers([...suppliers, { name: next.name }]);
        }
        setChosen(next && { name: next.name });
      }}
      isOptionEqualToValue={(option, value) => option.name === value.name}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Supplier"
          helperText={`${suppliers.length} suppliers on file`}
        />
      )}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
