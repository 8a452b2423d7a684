import { useId } from 'react';
import { Option } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import { tw } from '../../../../../../families/base-ui/look/selectClasses';

const floors = [
  { name: 'First floor', rooms: ['Atlas', 'Borealis'] },
  { name: 'Second floor', rooms: ['Cedar', 'Delta', 'Ember'] },
];

function Floor({ name, rooms }: (typeof floors)[number]) {
  const id = useId();

  return (
    <OptionGroup
      label={name}
      slotProps={{
        root: { role: 'group', 'aria-labelledby': id },
        label: { id, className: tw.groupLabel },
        list: { role: 'presentation', className: tw.groupList },
      }}
    >
      {rooms.map((room) => (
        <Option key={room} className={tw.option} value={room}>
          {room}
        </Option>
      ))}
    </OptionGroup>
  );
}

export default function SelectGroups() {
  return (
    <Select
      className={tw.trigger}
      aria-label="Meeting room"
      defaultValue="Cedar"
      slotProps={{
        root: { style: { maxWidth: 280 } },
        popup: { className: tw.popup, offset: 4 },
        listbox: { className: tw.listbox, 'aria-label': 'Meeting rooms' },
      }}
    >
      {floors.map((floor) => (
        <Floor key={floor.name} {...floor} />
      ))}
    </Select>
  );
}
