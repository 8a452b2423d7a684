import Autocomplete from '@mui/joy/Autocomplete';

const slots = ['9:00', '9:30', '10:00', '10:30'];
const taken = ['9:30', '10:00'];

export default function AutocompleteDisabledOptions() {
  return (
    <Autocomplete
      aria-label="Time"
      placeholder="Time"
      options={slots}
      getOptionDisabled={(slot) => taken.includes(slot)}
      disabledItemsFocusable
      sx={{ width: 280, '--Input-placeholderOpacity': 1 }}
    />
  );
}
