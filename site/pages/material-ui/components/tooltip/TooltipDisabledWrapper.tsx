import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipDisabledWrapper() {
  return (
    <Tooltip describeChild title="Only the owner can publish">
      <span>
        <Button variant="outlined" disabled>
          Publish
        </Button>
      </span>
    </Tooltip>
  );
}
