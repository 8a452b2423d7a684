import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipArrow() {
  return (
    <Tooltip arrow describeChild title="Free until Friday" placement="top">
      <Button>Start the trial</Button>
    </Tooltip>
  );
}
