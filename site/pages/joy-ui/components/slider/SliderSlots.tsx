import Slider from '@mui/joy/Slider';
import { styled } from '@mui/joy/styles';

const Handle = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: '50%',
  width: 12,
  height: 32,
  transform: 'translate(-50%, -50%)',
  borderRadius: theme.vars.radius.xs,
  cursor: 'grab',
  background: theme.vars.palette.warning.solidBg,
  boxShadow: theme.vars.shadow.sm,
  '&:has(:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.focusVisible}`,
    outlineOffset: 2,
  },
}));

export default function SliderSlots() {
  return (
    <Slider
      component="div"
      aria-label="Crossfade"
      color="warning"
      defaultValue={40}
      slots={{ thumb: Handle }}
      slotProps={{
        rail: (ownerState) => ({ title: `Up to ${ownerState.max}` }),
      }}
      sx={{ width: 260 }}
    />
  );
}
