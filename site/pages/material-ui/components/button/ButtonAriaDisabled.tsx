import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function ButtonAriaDisabled() {
  return (
    <Tooltip title="Select an invoice first" describeChild>
      <Button
        variant="outlined"
        aria-disabled
        disableTouchRipple
        onClick={(event) => event.preventDefault()}
        sx={{ opacity: 0.5, cursor: 'not-allowed' }}
      >
        Export invoice
      </Button>
    </Tooltip>
  );
}
