import { createFilterOptions } from '@mui/base/useAutocomplete';
import { Combobox } from '../../../../families/base-ui/look/Combobox';
import { airports } from './airports';
import type { Airport } from './airports';

const filterOptions = createFilterOptions<Airport>({
  matchFrom: 'start',
  stringify: (airport) => `${airport.code} ${airport.label}`,
  limit: 3,
  trim: true,
});

export default function AutocompleteFilter() {
  return (
    <Combobox
      label="Airport by code"
      options={airports}
      filterOptions={filterOptions}
      placeholder="Type ma"
    />
  );
}
