import { Combobox } from '../../../../families/base-ui/look/Combobox';
import { airports } from './airports';

export default function AutocompleteComplete() {
  return (
    <Combobox
      label="Airport"
      options={airports}
      autoComplete
      includeInputInList
      placeholder="Type ma, press Down"
    />
  );
}
