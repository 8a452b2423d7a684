import { Combobox } from '../../../../families/base-ui/look/Combobox';

const subjects = ['Invoice', 'Delivery', 'Refund', 'Warranty'];

export default function AutocompleteFreeSolo() {
  return (
    <Combobox
      label="Subject"
      freeSolo
      autoSelect
      options={subjects}
      placeholder="Choose or type your own"
    />
  );
}
