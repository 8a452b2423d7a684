import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';
import { styled } from '@mui/joy/styles';

const Dot = styled('span')(({ theme }) => ({
  width: 10,
  height: 10,
  borderRadius: '50%',
  background: theme.vars.palette.primary.solidBg,
  '[data-popper-placement*="top"] &': { bottom: -5 },
  '[data-popper-placement*="bottom"] &': { top: -5 },
}));

export default function TooltipSlots() {
  return (
    <Tooltip
      id="quota-tip"
      arrow
      describeChild
      placement="top"
      color="primary"
      title="200 messages left"
      slots={{ arrow: Dot }}
      slotProps={{
        arrow: (ownerState) => ({
          sx: { scale: ownerState.size === 'lg' ? '1.6' : '1' },
        }),
      }}
    >
      <Button variant="soft">Quota</Button>
    </Tooltip>
  );
}
