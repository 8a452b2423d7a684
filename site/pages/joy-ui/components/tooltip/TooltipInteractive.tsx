import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipInteractive() {
  return (
    <Stack direction="row" spacing={2}>
      <Tooltip describeChild title="The pointer may move onto this text">
        <Button variant="soft">Stays open</Button>
      </Tooltip>
      <Tooltip describeChild disableInteractive title="Closes at the edge">
        <Button variant="soft">Closes</Button>
      </Tooltip>
    </Stack>
  );
}
