import Autocomplete, { createFilterOptions } from '@mui/joy/Autocomplete';

const parts = ['Bolt M6', 'Bolt M8', 'Nut M6', 'Washer M6', 'Washer M8'];

const filterOptions = createFilterOptions<string>({
  matchFrom: 'start',
  limit: 3,
});

export default function AutocompleteFilter() {
  return (
    <Autocomplete
      aria-label="Part"
      placeholder="Part"
      options={parts}
      filterOptions={filterOptions}
      noOptionsText="No part begins with that"
      sx={{ width: 280, '--Input-placeholderOpacity': 1 }}
    />
  );
}
