import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import CheckIcon from '@mui/icons-material/Check';

const wishes = [
  'Street food',
  'Old trams',
  'River swims',
  'Small museums',
  'Viewpoints',
  'Flea markets',
  'Live jazz',
];

export default function CityBreak() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      limitTags={2}
      getLimitTagsText={(more) => `and ${more} more`}
      options={wishes}
      defaultValue={['Old trams', 'River swims', 'Viewpoints', 'Live jazz']}
      onKeyDown={(event) => {
        if (event.key === 'Backspace') {
          event.defaultMuiPrevented = true;
        }
      }}
      renderOption={({ key, ...props }, option, { selected }) => (
        <li key={key} {...props}>
          <span style={{ flex: 1 }}>{option}</span>
          <CheckIcon
            color="primary"
            sx={{ visibility: selected ? 'visible' : 'hidden' }}
          />
        </li>
      )}
      renderInput={(params) => (
        <TextField {...params} label="What the trip is for" />
      )}
      sx={{ width: '100%', maxWidth: 340 }}
    />
  );
}
