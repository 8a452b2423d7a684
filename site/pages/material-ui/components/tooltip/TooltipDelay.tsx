import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipDelay() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', '& button': { textTransform: 'none' } }}
    >
      <Tooltip describeChild title="After 800 ms" enterDelay={800}>
        <Button>enterDelay</Button>
      </Tooltip>
      <Tooltip describeChild title="Not at once" enterNextDelay={400}>
        <Button>enterNextDelay</Button>
      </Tooltip>
      <Tooltip describeChild title="Stays for 800 ms" leaveDelay={800}>
        <Button>leaveDelay</Button>
      </Tooltip>
    </Stack>
  );
}
