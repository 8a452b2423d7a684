import { Combobox } from '../../../../families/base-ui/look/Combobox';

const team = ['ana@example.com', 'li@example.com', 'omar@example.com'];

export default function AutocompleteTagsFreeSolo() {
  return (
    <Combobox
      label="Invite"
      multiple
      freeSolo
      options={team}
      placeholder="Address, then Enter"
    />
  );
}
