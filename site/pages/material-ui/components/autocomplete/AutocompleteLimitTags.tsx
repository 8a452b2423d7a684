import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const regions = ['Africa', 'Americas', 'Asia', 'Europe', 'Oceania'];

export default function AutocompleteLimitTags() {
  return (
    <Autocomplete
      multiple
      limitTags={2}
      getLimitTagsText={(more) => `and ${more} more`}
      options={regions}
      defaultValue={regions}
      renderInput={(params) => <TextField {...params} label="Regions" />}
    />
  );
}
