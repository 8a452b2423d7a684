import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { Pitfall } from '../../pitfall';
import { styleOf } from '../../symptoms';

const Paid = ({ useFlexGap }: { useFlexGap: boolean }) => (
  <Stack spacing={2} useFlexGap={useFlexGap}>
    <Chip label="Paid" sx={{ mt: 4 }} />
  </Stack>
);

export default [
  {
    lead: 'A margin in a Stack has no effect.',
    Failing: () => <Paid useFlexGap={false} />,
    Fixed: () => <Paid useFlexGap />,
    symptom: async (stage) => (await styleOf(stage, '.MuiChip-root')).marginTop === '0px',
  },
] satisfies Pitfall[];
