import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

export default function AutocompleteClasses() {
  return (
    <Autocomplete
      disablePortal
      options={['A-07 Cables', 'A-11 Lamps', 'F-19 Curtains']}
      classes={{ option: 'storage-crate' }}
      slotProps={{
        paper: {
          elevation: 8,
          sx: { '& .storage-crate': { fontFamily: 'monospace' } },
        },
      }}
      renderInput={(params) => <TextField {...params} label="Crate" />}
    />
  );
}
