import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { towns } from './towns';

const firstMatches = createFilterOptions<string>({
  matchFrom: 'start',
  limit: 40,
});

const longList = {
  maxHeight: 240,
  '& li': { contentVisibility: 'auto', containIntrinsicHeight: 36 },
};

export default function TownArchive() {
  return (
    <Autocomplete
      options={towns}
      filterOptions={firstMatches}
      slotProps={{ listbox: { sx: longList } }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Town"
          helperText={`${towns.length} towns, the first 40 matches are listed`}
        />
      )}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
