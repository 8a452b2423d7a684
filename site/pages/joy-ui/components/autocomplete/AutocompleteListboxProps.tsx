import Autocomplete from '@mui/joy/Autocomplete';

const hours = Array.from({ length: 24 }, (_, hour) => `${hour}:00`);

export default function AutocompleteListboxProps() {
  return (
    <Autocomplete
      aria-label="Opens at"
      placeholder="Opens at"
      options={hours}
      slotProps={{
        listbox: {
          placement: 'bottom-start',
          variant: 'soft',
          sx: { maxHeight: 180 },
        },
        option: { color: 'primary' },
      }}
      sx={{ width: 280, '--Input-placeholderOpacity': 1 }}
    />
  );
}
