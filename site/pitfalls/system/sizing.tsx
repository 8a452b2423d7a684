import Box from '@mui/system/Box';
import type { Pitfall } from '../pitfall';
import { boxOf } from '../symptoms';

export default [
  {
    lead: '`height: 1` has no effect.',
    Failing: () => (
      <Box sx={{ minHeight: 300 }}>
        <Box className="box" sx={{ height: 1 }} />
      </Box>
    ),
    Fixed: () => (
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 300 }}>
        <Box className="box" sx={{ flexGrow: 1 }} />
      </Box>
    ),
    symptom: async (stage) => (await boxOf(stage, '.box')).height === 0,
  },
] satisfies Pitfall[];
