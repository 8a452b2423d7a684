import { useId } from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select, selectClasses } from '@mui/base/Select';
import { Box, styled } from '@mui/system';

const floors = [
  { name: 'Ground floor', rooms: ['Garden room', 'Foyer'] },
  { name: 'First floor, being painted', closed: true, rooms: ['Library'] },
  { name: 'Roof', rooms: ['Terrace', 'Greenhouse'] },
];

const Trigger = styled('button')({
  inlineSize: 240,
  padding: '8px 12px',
  border: '1px solid light-dark(#667085, #98a2b3)',
  borderRadius: 8,
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  backgroundColor: 'light-dark(#ffffff, #1d2227)',
  cursor: 'pointer',
  [`&.${selectClasses.focusVisible}, &.${selectClasses.expanded}`]: {
    outline: '2px solid light-dark(#344054, #d0d5dd)',
    outlineOffset: 1,
  },
});

const Listbox = styled('div')({
  boxSizing: 'border-box',
  inlineSize: 240,
  maxBlockSize: 240,
  overflow: 'auto',
  paddingBlockEnd: 4,
  border: '1px solid light-dark(#d0d5dd, #475467)',
  borderRadius: 8,
  fontFamily: 'system-ui, sans-serif',
  color: 'light-dark(#1c2025, #eaeef2)',
  backgroundColor: 'light-dark(#ffffff, #1d2227)',
});

const FloorName = styled('div')({
  padding: '12px 12px 4px',
  fontSize: 13,
  color: 'light-dark(#475467, #98a2b3)',
});

const RoomRow = styled('div')({
  padding: '6px 12px',
  outlineOffset: -2,
  cursor: 'pointer',
  [`&:hover, &.${optionClasses.highlighted}`]: {
    backgroundColor: 'light-dark(#eaecf0, #344054)',
  },
  [`&.${optionClasses.selected}`]: { fontWeight: 600 },
  [`&.${optionClasses.disabled}`]: { opacity: 0.65, cursor: 'not-allowed' },
});

function Floor({ name, rooms, closed = false }: (typeof floors)[number]) {
  const id = useId();

  return (
    <OptionGroup
      label={name}
      disabled={closed}
      slots={{ root: 'div', label: FloorName, list: 'div' }}
      slotProps={{
        root: { role: 'group', 'aria-labelledby': id },
        label: { id },
      }}
    >
      {rooms.map((room) => (
        <Option
          key={room}
          value={room}
          disabled={closed}
          slots={{ root: RoomRow }}
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
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <label id={`${id}-label`} htmlFor={id}>
        Room
      </label>
      <Select
        id={id}
        defaultValue="Foyer"
        slots={{ root: Trigger, listbox: Listbox }}
        slotProps={{
          popup: { offset: 4 },
          listbox: { 'aria-labelledby': `${id}-label` },
        }}
      >
        {floors.map((floor) => (
          <Floor key={floor.name} {...floor} />
        ))}
      </Select>
    </Box>
  );
}
