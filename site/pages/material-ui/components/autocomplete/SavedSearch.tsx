import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function SavedSearch() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        disableClearable
        size="small"
        options={['Newest first', 'Cheapest first', 'Nearest first']}
        defaultValue="Newest first"
        renderInput={(params) => <TextField {...params} label="Order" />}
      />
      <Autocomplete
        multiple
        readOnly
        forcePopupIcon={false}
        size="small"
        options={[]}
        defaultValue={['Two rooms', 'Balcony']}
        renderInput={(params) => (
          <TextField {...params} label="Set by your agent" />
        )}
      />
      <Autocomplete
        disabled
        size="small"
        options={[]}
        renderInput={(params) => (
          <TextField
            {...params}
            label="School district"
            helperText="Choose a town first"
            slotProps={{ formHelperText: { disabled: false } }}
          />
        )}
      />
    </Stack>
  );
}
