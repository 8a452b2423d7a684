import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';

export default function ChipDisabled() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip disabled onClick={() => undefined}>
        Closed
      </Chip>
      <Chip
        disabled
        color="primary"
        onClick={() => undefined}
        endDecorator={<ChipDelete aria-label="Remove filter" />}
      >
        Open
      </Chip>
    </Stack>
  );
}
