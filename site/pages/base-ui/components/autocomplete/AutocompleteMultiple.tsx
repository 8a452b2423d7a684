import { Combobox } from '../../../../families/base-ui/look/Combobox';

const labels = ['bug', 'design', 'docs', 'performance', 'security'];

export default function AutocompleteMultiple() {
  return (
    <Combobox
      label="Labels"
      multiple
      options={labels}
      defaultValue={['bug', 'docs']}
      disableCloseOnSelect
      filterSelectedOptions
    />
  );
}
