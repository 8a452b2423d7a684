import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function AutocompleteDisabled() {
  return (
    <Stack spacing={2}>
      <Autocomplete
        disabled
        options={['Free', 'Team']}
        defaultValue="Team"
        renderInput={(params) => <TextField {...params} label="disabled" />}
      />
      <Autocomplete
        readOnly
        options={['Free', 'Team']}
        defaultValue="Team"
        renderInput={(params) => <TextField {...params} label="readOnly" />}
      />
    </Stack>
  );
}
