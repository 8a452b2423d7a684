import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const zones = ['UTC+01:00 Berlin, Lagos, Madrid', 'UTC+09:00 Seoul, Tokyo'];

export default function AutocompletePopperWidth() {
  return (
    <Autocomplete
      sx={{ width: 160 }}
      options={zones}
      slotProps={{
        popper: {
          placement: 'bottom-start',
          style: { width: 'max-content', maxWidth: '90vw' },
        },
      }}
      renderInput={(params) => <TextField {...params} label="Time zone" />}
    />
  );
}
