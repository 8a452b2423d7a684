import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const styles = ['Bold', 'Italic', 'Light', 'Medium'];

export default function AutocompleteChips() {
  return (
    <Autocomplete
      multiple
      options={styles}
      defaultValue={['Bold', 'Light']}
      slotProps={{ chip: { color: 'primary', variant: 'outlined' } }}
      renderInput={(params) => <TextField {...params} label="Font styles" />}
    />
  );
}
