import Autocomplete from '@mui/joy/Autocomplete';

const films = [
  { label: 'The Long Winter', year: 1998 },
  { label: 'Winter Light', year: 2004 },
  { label: 'Summer in the North', year: 2004 },
];

export default function AutocompleteFilterWords() {
  return (
    <Autocomplete
      aria-label="Film"
      placeholder="2004 winter"
      options={films}
      filterOptions={(options, { inputValue }) => {
        const words = inputValue.toLowerCase().split(/\s+/);
        return options.filter(({ label, year }) =>
          words.every((word) =>
            `${label} ${year}`.toLowerCase().includes(word),
          ),
        );
      }}
      sx={{ width: 280, '--Input-placeholderOpacity': 1 }}
    />
  );
}
