import Stack from '@mui/material/Stack';
import Stat from './Stat';

export default function StatOwnerState() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Stat label="plain, medium">42</Stat>
      <Stat variant="outlined" label="outlined, medium">
        42
      </Stat>
      <Stat variant="outlined" size="large" label="outlined, large">
        42
      </Stat>
    </Stack>
  );
}
