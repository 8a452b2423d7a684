import { Combobox } from '../../../../families/base-ui/look/Combobox';

interface Member {
  id: number;
  name: string;
  label: string;
}

const members: Member[] = [
  { id: 7, name: 'Ana Prata', label: 'Design' },
  { id: 12, name: 'Li Wei', label: 'Sales' },
  { id: 15, name: 'Li Wei', label: 'Support' },
];

const fromServer: Member = { id: 12, name: 'Li Wei', label: 'Sales' };

export default function AutocompleteObjects() {
  return (
    <Combobox
      label="Assignee"
      options={members}
      defaultValue={fromServer}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      getOptionLabel={(member) => member.name}
      getOptionKey={(member) => member.id}
    />
  );
}
