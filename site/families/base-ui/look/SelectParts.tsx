import { Option as BaseOption, optionClasses } from '@mui/base/Option';
import { selectClasses } from '@mui/base/Select';
import { styled } from '@mui/system';
import { quiet } from './quiet';

export const Field = styled('div')({
  display: 'grid',
  gap: 6,
  inlineSize: 'min(100%, 280px)',
});

export const Label = styled('label')({
  font: `500 14px/20px ${quiet.font}`,
  color: quiet.ink,
});

export const Trigger = styled('button')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  alignItems: 'center',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: 42,
  paddingBlock: 8,
  paddingInline: '12px 36px',
  position: 'relative',
  border: `1px solid ${quiet.line}`,
  borderRadius: 8,
  font: `400 15px/24px ${quiet.font}`,
  textAlign: 'start',
  color: quiet.ink,
  backgroundColor: quiet.surface,
  cursor: 'pointer',
  '&::after': {
    position: 'absolute',
    insetBlockStart: 'calc(50% - 3px)',
    insetInlineEnd: 14,
    inlineSize: 11,
    blockSize: 7,
    backgroundColor: 'currentColor',
    clipPath: 'polygon(0 15%, 13% 0, 50% 58%, 87% 0, 100% 15%, 50% 100%)',
    content: '""',
  },
  '&:hover': { borderColor: quiet.ink },
  [`&.${selectClasses.expanded}, &.${selectClasses.focusVisible}`]: {
    borderColor: quiet.accent,
    outline: `1px solid ${quiet.accent}`,
  },
  [`&.${selectClasses.disabled}`]: {
    color: quiet.muted,
    backgroundColor: quiet.hover,
    cursor: 'not-allowed',
  },
});

export const Popup = styled('div')({ zIndex: 1 });

export const Listbox = styled('ul')({
  boxSizing: 'border-box',
  inlineSize: 280,
  maxInlineSize: 'calc(100vw - 32px)',
  maxBlockSize: 300,
  margin: 0,
  padding: 4,
  overflow: 'auto',
  border: `1px solid ${quiet.hairline}`,
  borderRadius: 10,
  font: `400 15px/24px ${quiet.font}`,
  listStyle: 'none',
  color: quiet.ink,
  backgroundColor: quiet.raised,
  boxShadow: quiet.shadow,
});

export const Option = styled(BaseOption)({
  position: 'relative',
  paddingBlock: 6,
  paddingInline: '10px 32px',
  borderRadius: 6,
  outline: 'none',
  cursor: 'pointer',
  [`&:hover, &.${optionClasses.highlighted}`]: {
    backgroundColor: quiet.hover,
  },
  '&:focus-visible': {
    outline: `2px solid ${quiet.accent}`,
    outlineOffset: -2,
  },
  [`&.${optionClasses.selected}`]: { fontWeight: 600 },
  [`&.${optionClasses.selected}::after`]: {
    position: 'absolute',
    insetBlockStart: 'calc(50% - 5px)',
    insetInlineEnd: 11,
    inlineSize: 13,
    blockSize: 11,
    backgroundColor: quiet.accent,
    clipPath: 'polygon(14% 44%, 0 62%, 38% 100%, 100% 18%, 84% 0, 36% 66%)',
    content: '""',
  },
  [`&.${optionClasses.disabled}`]: {
    color: quiet.muted,
    backgroundColor: 'transparent',
    cursor: 'not-allowed',
  },
}) as typeof BaseOption;

export const GroupLabel = styled('span')({
  display: 'block',
  padding: '8px 10px 4px',
  fontSize: 13,
  fontWeight: 600,
  lineHeight: '20px',
  color: quiet.muted,
});

export const GroupList = styled('ul')({ padding: 0, listStyle: 'none' });

export const Chip = styled('span')({
  padding: '1px 8px',
  border: `1px solid ${quiet.hairline}`,
  borderRadius: 6,
  fontSize: 14,
  lineHeight: '20px',
  backgroundColor: quiet.hover,
});
