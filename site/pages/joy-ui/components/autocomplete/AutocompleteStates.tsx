import Autocomplete from '@mui/joy/Autocomplete';
import Stack from '@mui/joy/Stack';

const roles = ['Viewer', 'Editor', 'Owner'];

export default function AutocompleteStates() {
  return (
    <Stack spacing={1.5} sx={{ width: 280 }}>
      <Autocomplete
        aria-label="Disabled"
        options={roles}
        defaultValue="Viewer"
        disabled
      />
      <Autocomplete
        aria-label="Read only"
        options={roles}
        defaultValue="Editor"
        readOnly
      />
      <Autocomplete
        aria-label="Error"
        options={roles}
        defaultValue="Owner"
        error
      />
    </Stack>
  );
}
