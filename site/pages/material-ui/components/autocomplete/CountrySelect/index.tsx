import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { countries } from './countries';
import type { Country } from './countries';

const filterOptions = createFilterOptions<Country>({
  stringify: ({ code, name, phone }) => `${name} ${code} +${phone}`,
});

export default function CountrySelect() {
  return (
    <Autocomplete
      autoHighlight
      options={countries}
      getOptionLabel={(country) => country.name}
      getOptionKey={(country) => country.code}
      filterOptions={filterOptions}
      renderOption={({ key, ...props }, { code, name, phone }) => (
        <Box component="li" key={key} {...props} sx={{ gap: 1.5 }}>
          <Chip label={code} size="small" sx={{ width: 44 }} />
          <Box component="span" sx={{ flexGrow: 1 }}>
            {name}
          </Box>
          <Box component="bdi" sx={{ color: 'text.secondary' }}>
            +{phone}
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Country"
          slotProps={{
            htmlInput: { ...params.inputProps, autoComplete: 'new-password' },
          }}
        />
      )}
    />
  );
}
