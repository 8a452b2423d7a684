import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';

const streets = ['Harbor Street', 'High Street', 'Mill Lane', 'Station Road'];

export default function AutocompleteHighlight() {
  return (
    <Autocomplete
      aria-label="Street"
      placeholder="Street"
      options={streets}
      renderOption={(props, street, { inputValue }) => {
        const start = street.toLowerCase().indexOf(inputValue.toLowerCase());
        const end = start + inputValue.length;
        return (
          <AutocompleteOption {...props} key={street}>
            <span>
              {street.slice(0, start)}
              <strong>{street.slice(start, end)}</strong>
              {street.slice(end)}
            </span>
          </AutocompleteOption>
        );
      }}
      sx={{ width: 280, '--Input-placeholderOpacity': 1 }}
    />
  );
}
