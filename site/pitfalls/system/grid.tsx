import Box, { type BoxProps } from '@mui/system/Box';
import type { Pitfall } from '../pitfall';
import { boxOf, styleOf } from '../symptoms';

function Tiles(props: BoxProps) {
  return (
    <div style={{ width: 300 }}>
      <Box className="grid" {...props}>
        <div className="first">Donaudampfschifffahrtsgesellschaft</div>
        <div>Two</div>
        <div className="third" style={{ gridArea: 'main' }}>
          Three
        </div>
      </Box>
    </div>
  );
}

const grid = { display: 'grid' };

export default [
  {
    lead: '`gridTemplateColumns: 3` is one narrow column.',
    Failing: () => <Tiles sx={{ ...grid, gridTemplateColumns: 3 }} />,
    Fixed: () => <Tiles sx={{ ...grid, gridTemplateColumns: 'repeat(3, 1fr)' }} />,
    symptom: async (stage) => (await boxOf(stage, '.first')).width === 3,
  },
  {
    lead: 'A column is wider than its share.',
    Failing: () => <Tiles sx={{ ...grid, gridTemplateColumns: 'repeat(2, 1fr)' }} />,
    Fixed: () => <Tiles sx={{ ...grid, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }} />,
    symptom: async (stage) => (await boxOf(stage, '.first')).width > 150,
  },
  {
    lead: '`gridGap` does not read the theme.',
    Failing: () => <Tiles sx={{ ...grid, gridGap: 2 }} />,
    Fixed: () => <Tiles sx={{ ...grid, gap: 2 }} />,
    symptom: async (stage) => (await styleOf(stage, '.grid')).rowGap === '2px',
  },
  {
    lead: "`gridArea: 'main'` is in the wrong place.",
    Failing: () => <Tiles sx={{ ...grid, gridTemplateAreas: '"main main" "nav"' }} />,
    Fixed: () => <Tiles sx={{ ...grid, gridTemplateAreas: '"main main" "nav nav"' }} />,
    symptom: async (stage) => {
      const { top } = await boxOf(stage, '.grid');
      return (await boxOf(stage, '.third')).top > top;
    },
  },
] satisfies Pitfall[];
