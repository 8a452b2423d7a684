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
        const { key, ...rest } = props as typeof props & { key: string };
        const found = street.toLowerCase().indexOf(inputValue.toLowerCase());
        const start = found < 0 ? street.length : found;
        const end = start + inputValue.length;
        return (
          <AutocompleteOption {...rest} key={key}>
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
