import Stack from '@mui/material/Stack';
import Stat from './Stat';

export default function StatSlots() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Stat
        variant="outlined"
        label="Unread messages"
        slots={{ value: 'output' }}
        slotProps={{ value: { 'aria-live': 'polite' } }}
      >
        9
      </Stat>
      <Stat
        variant="outlined"
        label="Storage used"
        sx={{ fontFeatureSettings: '"tnum"' }}
      >
        71%
      </Stat>
    </Stack>
  );
}
