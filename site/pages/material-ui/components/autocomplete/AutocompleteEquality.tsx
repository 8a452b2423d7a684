import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const teams = [
  { id: 1, label: 'Billing' },
  { id: 2, label: 'Support' },
  { id: 3, label: 'Warehouse' },
];

export default function AutocompleteEquality() {
  return (
    <Autocomplete
      options={teams}
      defaultValue={{ id: 2, label: 'Support' }}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      renderInput={(params) => <TextField {...params} label="Team" />}
    />
  );
}
