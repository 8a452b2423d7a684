import { Combobox } from '../../../../families/base-ui/look/Combobox';

const colors = ['Amber', 'Cobalt', 'Olive', 'Slate'];

export default function AutocompleteFocus() {
  return (
    <Combobox
      label="Color"
      options={colors}
      defaultValue="Cobalt"
      openOnFocus
      blurOnSelect
      selectOnFocus={false}
      handleHomeEndKeys={false}
    />
  );
}
