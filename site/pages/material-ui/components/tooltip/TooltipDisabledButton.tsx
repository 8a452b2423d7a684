import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipDisabledButton({ allowed = false }) {
  return (
    <Tooltip describeChild title={allowed ? '' : 'Only the owner can publish'}>
      <Button
        variant="outlined"
        aria-disabled={!allowed}
        disableRipple={!allowed}
        sx={{ '&[aria-disabled=true]': { opacity: 0.6, cursor: 'default' } }}
      >
        Publish
      </Button>
    </Tooltip>
  );
}
