import { useId } from 'react';
import { Option as BaseOption, optionClasses } from '@mui/base/Option';
import { Select, selectClasses } from '@mui/base/Select';
import { Box, styled } from '@mui/system';

const Trigger = styled('button')({
  display: 'flex',
  justifyContent: 'space-between',
  inlineSize: 240,
  padding: '8px 12px',
  border: '1px solid light-dark(#667085, #98a2b3)',
  borderRadius: 8,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'light-dark(#ffffff, #1d2227)',
  cursor: 'pointer',
  '&::after': { content: '"▾" / ""' },
  [`&.${selectClasses.focusVisible}, &.${selectClasses.expanded}`]: {
    outline: '2px solid light-dark(#344054, #d0d5dd)',
    outlineOffset: 1,
  },
});

const Popup = styled('div')({ zIndex: 1 });

const Listbox = styled('ul')({
  boxSizing: 'border-box',
  inlineSize: 240,
  margin: 0,
  padding: 4,
  border: '1px solid light-dark(#d0d5dd, #475467)',
  borderRadius: 8,
  fontFamily: 'system-ui, sans-serif',
  listStyle: 'none',
  color: 'light-dark(#1c2025, #eaeef2)',
  backgroundColor: 'light-dark(#ffffff, #1d2227)',
  boxShadow: '0 8px 24px rgb(16 24 40 / 0.16)',
});

const Option = styled(BaseOption)({
  padding: '6px 8px',
  borderRadius: 4,
  outlineOffset: -2,
  cursor: 'pointer',
  [`&:hover, &.${optionClasses.highlighted}`]: {
    backgroundColor: 'light-dark(#eaecf0, #344054)',
  },
  [`&.${optionClasses.selected}`]: { fontWeight: 600 },
  [`&.${optionClasses.disabled}`]: { opacity: 0.65, cursor: 'not-allowed' },
}) as typeof BaseOption;

export default function SelectIntroduction() {
  const id = useId();

  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <label id={`${id}-label`} htmlFor={id}>
        Paper
      </label>
      <Select
        id={id}
        placeholder="Choose a paper"
        slots={{ root: Trigger, popup: Popup, listbox: Listbox }}
        slotProps={{
          popup: { offset: 4 },
          listbox: { 'aria-labelledby': `${id}-label` },
        }}
      >
        <Option value="matte">Matte</Option>
        <Option value="glossy">Glossy</Option>
        <Option value="cotton">Cotton rag</Option>
        <Option value="metal" disabled>
          Metal, sold out
        </Option>
      </Select>
    </Box>
  );
}
