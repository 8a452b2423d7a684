import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const contacts = ['ana@example.com', 'jon@example.com', 'mei@example.com'];

export default function AutocompleteFreeSoloTags() {
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={contacts}
      defaultValue={['ana@example.com']}
      renderInput={(params) => (
        <TextField {...params} label="Send to" type="email" />
      )}
    />
  );
}
