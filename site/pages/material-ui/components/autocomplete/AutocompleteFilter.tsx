import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const parts = [
  { label: 'Pump housing', sku: '4412-A' },
  { label: 'Pump seal', sku: '4410-B' },
];

const filterOptions = createFilterOptions<(typeof parts)[number]>({
  stringify: (part) => `${part.label} ${part.sku}`,
});

export default function AutocompleteFilter() {
  return (
    <Autocomplete
      options={parts}
      filterOptions={filterOptions}
      noOptionsText="No part has this name or number"
      renderInput={(params) => (
        <TextField {...params} label="Part" helperText="Try “4410”" />
      )}
    />
  );
}
