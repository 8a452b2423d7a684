import { useId } from 'react';
import { Option } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';

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
        label: {
          id,
          className:
            'px-3 pt-3 pb-1 text-sm text-slate-600 dark:text-slate-400',
        },
      }}
    >
      {rooms.map((room) => (
        <Option
          key={room}
          value={room}
          disabled={closed}
          className="cursor-pointer px-3 py-1.5 -outline-offset-2 hover:bg-slate-200 aria-disabled:cursor-not-allowed aria-disabled:opacity-65 aria-selected:font-semibold [&.base-Option-highlighted]:bg-slate-200 dark:hover:bg-slate-700 dark:[&.base-Option-highlighted]:bg-slate-700"
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
    <div className="grid gap-1">
      <label id={`${id}-label`} htmlFor={id}>
        Room
      </label>
      <Select
        id={id}
        className="w-60 cursor-pointer rounded-lg border border-solid border-slate-500 bg-white px-3 py-2 text-start font-sans text-base text-inherit outline-offset-1 focus-visible:outline-2 focus-visible:outline-slate-700 aria-expanded:outline-2 aria-expanded:outline-slate-700 dark:border-slate-400 dark:bg-slate-900 dark:focus-visible:outline-slate-300 dark:aria-expanded:outline-slate-300"
        defaultValue="Foyer"
        slots={{ listbox: 'div' }}
        slotProps={{
          popup: { offset: 4 },
          listbox: {
            className:
              'box-border max-h-60 w-60 overflow-auto rounded-lg border border-solid border-slate-300 bg-white pb-1 font-sans text-slate-900 dark:border-slate-600 dark:bg-slate-900 dark:text-slate-100',
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
