import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipDisabled() {
  return (
    <Tooltip describeChild title="Add an article first">
      <span>
        <Button disabled>Order</Button>
      </span>
    </Tooltip>
  );
}
