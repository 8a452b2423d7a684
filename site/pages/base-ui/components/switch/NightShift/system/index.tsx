import { Switch as BaseSwitch, switchClasses } from '@mui/base/Switch';
import type { SwitchThumbSlotProps } from '@mui/base/Switch';
import { styled } from '@mui/system';

const Switch = styled(BaseSwitch)({
  position: 'relative',
  display: 'block',
  width: 200,
  padding: 4,
  border: '1px solid light-dark(#667085, #98a2b3)',
  borderRadius: 12,
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  [`&.${switchClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#344054, #d0d5dd)',
    outlineOffset: 2,
  },
});

const Shift = styled('span')({
  display: 'block',
  width: 'fit-content',
  padding: '6px 16px',
  border: '1px solid transparent',
  borderRadius: 8,
  color: 'light-dark(#101828, #f2f4f7)',
  backgroundColor: 'light-dark(#eaecf0, #344054)',
  '&[data-on]': {
    marginInlineStart: 'auto',
    color: 'light-dark(#ffffff, #101828)',
    backgroundColor: 'light-dark(#344054, #d0d5dd)',
  },
});

function ShiftThumb({ ownerState, ...props }: SwitchThumbSlotProps) {
  return (
    <Shift {...props} data-on={ownerState.checked || undefined}>
      {ownerState.checked ? 'Night shift' : 'Day shift'}
    </Shift>
  );
}

export default function NightShift() {
  return (
    <Switch
      defaultChecked
      slots={{ track: null, thumb: ShiftThumb }}
      slotProps={{ input: { 'aria-label': 'Night shift' } }}
    />
  );
}
