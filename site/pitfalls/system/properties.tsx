import Box, { type BoxProps } from '@mui/system/Box';
import type { Pitfall } from '../pitfall';
import { styleOf } from '../symptoms';

function InContainer(props: BoxProps) {
  return (
    <div style={{ containerType: 'inline-size', width: 700 }}>
      <Box className="box" {...props} />
    </div>
  );
}

export default [
  {
    lead: 'A container query as a key has no effect.',
    Failing: () => <InContainer sx={{ '@sm': { p: 1 } }} />,
    Fixed: () => <InContainer sx={{ p: { '@sm': 1 } }} />,
    symptom: async (stage) => (await styleOf(stage, '.box')).paddingTop === '0px',
  },
  {
    lead: 'A container query in rem has no effect.',
    Failing: () => <InContainer sx={{ p: { '@40rem': 1 } }} />,
    Fixed: () => <InContainer sx={{ p: { '@640': 1 } }} />,
    symptom: async (stage) => (await styleOf(stage, '.box')).paddingTop === '0px',
  },
] satisfies Pitfall[];
