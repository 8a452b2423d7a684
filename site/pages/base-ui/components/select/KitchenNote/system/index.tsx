import { useId } from 'react';
import { Option as BaseOption, optionClasses } from '@mui/base/Option';
import { Select, selectClasses } from '@mui/base/Select';
import { Box, styled } from '@mui/system';

const Trigger = styled('button')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  inlineSize: 264,
  minBlockSize: 46,
  padding: 8,
  border: '1px solid light-dark(#667085, #98a2b3)',
  borderRadius: 8,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'light-dark(#ffffff, #1d2227)',
  cursor: 'pointer',
  [`&.${selectClasses.focusVisible}, &.${selectClasses.expanded}`]: {
    outline: '2px solid light-dark(#344054, #d0d5dd)',
    outlineOffset: 1,
  },
});

const Chip = styled('span')({
  paddingInline: 10,
  border: '1px solid transparent',
  borderRadius: 99,
  color: 'light-dark(#ffffff, #101828)',
  backgroundColor: 'light-dark(#344054, #d0d5dd)',
});

const Listbox = styled('ul')({
  boxSizing: 'border-box',
  inlineSize: 264,
  margin: 0,
  padding: 4,
  border: '1px solid light-dark(#d0d5dd, #475467)',
  borderRadius: 8,
  fontFamily: 'system-ui, sans-serif',
  listStyle: 'none',
  color: 'light-dark(#1c2025, #eaeef2)',
  backgroundColor: 'light-dark(#ffffff, #1d2227)',
});

const Option = styled(BaseOption)({
  padding: '6px 8px',
  borderRadius: 4,
  outlineOffset: -2,
  cursor: 'pointer',
  '&::before': { content: '"☐ " / ""' },
  [`&.${optionClasses.selected}::before`]: { content: '"☑ " / ""' },
  [`&:hover, &.${optionClasses.highlighted}`]: {
    backgroundColor: 'light-dark(#eaecf0, #344054)',
  },
}) as typeof BaseOption;

export default function KitchenNote() {
  const id = useId();

  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <label id={`${id}-label`} htmlFor={id}>
        Leave out
      </label>
      <Select
        multiple
        id={id}
        defaultValue={['nuts', 'sesame']}
        placeholder="Nothing, all is fine"
        renderValue={(options) =>
          options.length > 0
            ? options.map(({ value, label }) => (
                <Chip key={value}>{label}</Chip>
              ))
            : null
        }
        slots={{ root: Trigger, listbox: Listbox }}
        slotProps={{
          popup: { offset: 4 },
          listbox: { 'aria-labelledby': `${id}-label` },
        }}
      >
        <Option value="nuts">Nuts</Option>
        <Option value="milk">Milk</Option>
        <Option value="sesame">Sesame</Option>
        <Option value="egg">Egg</Option>
      </Select>
    </Box>
  );
}
