import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipNotInteractive() {
  return (
    <Stack spacing={1}>
      <Tooltip describeChild title="Text can be selected">
        <Button>Interactive</Button>
      </Tooltip>
      <Tooltip describeChild title="Closes at once" disableInteractive>
        <Button>Not interactive</Button>
      </Tooltip>
    </Stack>
  );
}
