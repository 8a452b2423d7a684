import Box, { type BoxProps } from '@mui/system/Box';
import type { Pitfall } from '../pitfall';
import { boxOf, styleOf } from '../symptoms';

function Paragraphs(props: BoxProps) {
  return (
    <Box {...props}>
      <Box className="first" sx={{ my: 2 }}>
        First
      </Box>
      <Box className="second" sx={{ my: 2 }}>
        Second
      </Box>
    </Box>
  );
}

export default [
  {
    lead: 'A plain side is ignored next to a responsive value.',
    Failing: () => <Box className="box" sx={{ p: { xs: 1, md: 2 }, pt: 4 }} />,
    Fixed: () => <Box className="box" sx={{ p: { xs: 1, md: 2 }, pt: { xs: 4, md: 4 } }} />,
    symptom: async (stage) => (await styleOf(stage, '.box')).paddingTop !== '32px',
  },
  {
    lead: '`m` overrides `mt`.',
    Failing: () => <Box className="box" sx={{ mt: 1, m: 2 }} />,
    Fixed: () => <Box className="box" sx={{ m: 2, mt: 1 }} />,
    symptom: async (stage) => (await styleOf(stage, '.box')).marginTop === '16px',
  },
  {
    lead: 'Vertical margins are smaller than expected.',
    Failing: () => <Paragraphs />,
    Fixed: () => <Paragraphs sx={{ display: 'grid' }} />,
    symptom: async (stage) => {
      const { bottom } = await boxOf(stage, '.first');
      return (await boxOf(stage, '.second')).top - bottom === 16;
    },
  },
] satisfies Pitfall[];
