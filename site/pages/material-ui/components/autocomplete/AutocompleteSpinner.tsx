import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';

export default function AutocompleteSpinner() {
  return (
    <Autocomplete
      loading
      options={[]}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Contacts"
          slotProps={{
            input: {
              ...params.InputProps,
              endAdornment: (
                <>
                  <CircularProgress size={20} aria-hidden />
                  {params.InputProps.endAdornment}
                </>
              ),
            },
          }}
        />
      )}
    />
  );
}
