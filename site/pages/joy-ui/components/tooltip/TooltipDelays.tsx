import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipDelays() {
  return (
    <Stack direction="row" spacing={2}>
      <Tooltip
        describeChild
        title="Opens after half a second"
        enterDelay={500}
        enterNextDelay={500}
        leaveDelay={200}
      >
        <Button variant="soft">Slow</Button>
      </Tooltip>
      <Tooltip
        describeChild
        title="Touch: opens sooner, stays longer"
        enterTouchDelay={0}
        leaveTouchDelay={4000}
      >
        <Button variant="soft">On touch</Button>
      </Tooltip>
    </Stack>
  );
}
