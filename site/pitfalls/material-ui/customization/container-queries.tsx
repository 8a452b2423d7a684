import Box from '@mui/material/Box';
import type { Pitfall } from '../../pitfall';
import { boxOf, styleOf } from '../../symptoms';

const Card = ({ containerType }: { containerType?: 'inline-size' }) => (
  <Box sx={{ containerType }}>
    <Box className="card" sx={{ p: { '@': 2, '@400': 4 } }} />
  </Box>
);

const Row = ({ flex }: { flex?: number }) => (
  <Box sx={{ display: 'flex' }}>
    <Box className="container" sx={{ containerType: 'inline-size', flex }}>
      Fern, for shady corners
    </Box>
  </Box>
);

export default [
  {
    lead: 'Nothing is applied.',
    Failing: () => <Card />,
    Fixed: () => <Card containerType="inline-size" />,
    symptom: async (stage) => (await styleOf(stage, '.card')).padding === '0px',
  },
  {
    lead: 'The container has no width.',
    Failing: () => <Row />,
    Fixed: () => <Row flex={1} />,
    symptom: async (stage) => (await boxOf(stage, '.container')).width === 0,
  },
] satisfies Pitfall[];
