import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

/** A box with a mark that moves to its other end. */
export const Toggle = styled(Switch)({
  position: 'relative',
  flexShrink: 0,
  width: 48,
  height: 24,
  border: '1px solid',
  borderRadius: 6,
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlock: 3,
    insetInlineStart: 3,
    border: '8px solid',
    borderRadius: 4,
    opacity: 0.6,
  },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: {
    insetInlineStart: 27,
    opacity: 1,
  },
  [`&.${switchClasses.focusVisible}`]: {
    outline: '2px solid',
    outlineOffset: 2,
  },
});
