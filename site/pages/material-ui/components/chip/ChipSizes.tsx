import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipSizes() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Chip size="small" label="small" />
      <Chip size="medium" label="medium" />
    </Stack>
  );
}
