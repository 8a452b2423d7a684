import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipDescription() {
  return (
    <Tooltip describeChild title="Goes to 1,240 subscribers">
      <Button variant="contained">Send newsletter</Button>
    </Tooltip>
  );
}
