import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipDisabled() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip disabled label="Monday" />
      <Chip disabled label="Tuesday" onClick={() => undefined} />
      <Chip
        disabled
        skipFocusWhenDisabled
        aria-disabled
        label="Friday"
        onDelete={() => undefined}
      />
    </Stack>
  );
}
