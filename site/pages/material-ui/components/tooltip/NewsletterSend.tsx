import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function NewsletterSend() {
  return (
    <Stack direction="row" spacing={2} useFlexGap>
      <Tooltip describeChild title="Goes to yourself only">
        <Button variant="outlined">Try it</Button>
      </Tooltip>
      <Tooltip describeChild title="Goes to 1,204 readers at once">
        <Button variant="contained">Send</Button>
      </Tooltip>
    </Stack>
  );
}
