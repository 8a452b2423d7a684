import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

const modifiers = [{ name: 'offset', options: { offset: [0, 2] } }];

export default function TooltipPopper() {
  return (
    <Tooltip
      describeChild
      title="Two pixels away"
      modifiers={modifiers}
      disablePortal
      keepMounted
      sx={{ maxWidth: 200 }}
    >
      <Button variant="outlined" sx={{ maxWidth: 'none' }}>
        Close by
      </Button>
    </Tooltip>
  );
}
