import { useId } from 'react';
import { Option } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/select.css';

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
      className="quiet-select"
      aria-label="Meeting room"
      defaultValue="Cedar"
      slotProps={{
        root: { style: { maxWidth: 280 } },
        popup: { className: 'quiet-popup', offset: 4 },
        listbox: { 'aria-label': 'Meeting rooms' },
      }}
    >
      {floors.map((floor) => (
        <Floor key={floor.name} {...floor} />
      ))}
    </Select>
  );
}
