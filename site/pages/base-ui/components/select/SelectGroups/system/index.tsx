import { useId } from 'react';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import {
  GroupLabel,
  GroupList,
  Listbox,
  Option,
  Popup,
  Trigger,
} from '../../../../../../families/base-ui/look/SelectParts';

const floors = [
  { name: 'First floor', rooms: ['Atlas', 'Borealis'] },
  { name: 'Second floor', rooms: ['Cedar', 'Delta', 'Ember'] },
];

function Floor({ name, rooms }: (typeof floors)[number]) {
  const id = useId();

  return (
    <OptionGroup
      label={name}
      slots={{ label: GroupLabel, list: GroupList }}
      slotProps={{
        root: { role: 'group', 'aria-labelledby': id },
        label: { id },
        list: { role: 'presentation' },
      }}
    >
      {rooms.map((room) => (
        <Option key={room} value={room}>
          {room}
        </Option>
      ))}
    </OptionGroup>
  );
}

export default function SelectGroups() {
  return (
    <Select
      aria-label="Meeting room"
      defaultValue="Cedar"
      slots={{ root: Trigger, popup: Popup, listbox: Listbox }}
      slotProps={{
        root: { style: { maxWidth: 280 } },
        popup: { offset: 4 },
        listbox: { 'aria-label': 'Meeting rooms' },
      }}
    >
      {floors.map((floor) => (
        <Floor key={floor.name} {...floor} />
      ))}
    </Select>
  );
}
