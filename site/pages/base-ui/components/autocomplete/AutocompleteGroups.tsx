import { Combobox } from '../../../../families/base-ui/look/Combobox';
import { airports } from './airports';

export default function AutocompleteGroups() {
  return (
    <Combobox
      label="Airport"
      options={airports}
      groupBy={(airport) => airport.country}
    />
  );
}
