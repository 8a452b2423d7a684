import { useId } from 'react';
import { Option } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import './styles.css';

const floors = [
  { name: 'Ground floor', rooms: ['Garden room', 'Foyer'] },
  { name: 'First floor, being painted', closed: true, rooms: ['Library'] },
  { name: 'Roof', rooms: ['Terrace', 'Greenhouse'] },
];

function Floor({ name, rooms, closed = false }: (typeof floors)[number]) {
  const id = useId();

  return (
    <OptionGroup
      label={name}
      disabled={closed}
      slots={{ root: 'div', label: 'div', list: 'div' }}
      slotProps={{
        root: { role: 'group', 'aria-labelledby': id },
        label: { id, className: 'RoomPicker-floor' },
      }}
    >
      {rooms.map((room) => (
        <Option
          key={room}
          value={room}
          disabled={closed}
          className="RoomPicker-room"
          slots={{ root: 'div' }}
        >
          {room}
        </Option>
      ))}
    </OptionGroup>
  );
}

export default function RoomPicker() {
  const id = useId();

  return (
    <div className="RoomPicker-field">
      <label id={`${id}-label`} htmlFor={id}>
        Room
      </label>
      <Select
        id={id}
        className="RoomPicker-trigger"
        defaultValue="Foyer"
        slots={{ listbox: 'div' }}
        slotProps={{
          popup: { offset: 4 },
          listbox: {
            className: 'RoomPicker-list',
            'aria-labelledby': `${id}-label`,
          },
        }}
      >
        {floors.map((floor) => (
          <Floor key={floor.name} {...floor} />
        ))}
      </Select>
    </div>
  );
}
