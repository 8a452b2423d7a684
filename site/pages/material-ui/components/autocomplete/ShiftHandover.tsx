import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';

interface Nurse {
  id: number;
  name: string;
  ward: string;
}

const nurses: Nurse[] = [
  { id: 4, name: 'Aino Laine', ward: 'Ward 2, nights' },
  { id: 9, name: 'Bilal Haddad', ward: 'Ward 2, days' },
  { id: 12, name: 'Maria Costa', ward: 'Ward 3, days' },
  { id: 31, name: 'Maria Costa', ward: 'Outpatients' },
];

export default function ShiftHandover() {
  const [nurse, setNurse] = useState<Nurse | null>({
    id: 31,
    name: 'Maria Costa',
    ward: 'Outpatients',
  });

  return (
    <Autocomplete
      id="handover"
      value={nurse}
      onChange={(_event, next) => setNurse(next)}
      options={nurses}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      renderOption={({ key, ...props }, { name, ward }) => (
        <li key={key} {...props}>
          <ListItemText primary={name} secondary={ward} />
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Hand over to"
          helperText={nurse?.ward ?? 'Nobody chosen'}
        />
      )}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
