import Box, { type BoxProps } from '@mui/system/Box';
import type { Pitfall } from '../pitfall';
import { boxOf } from '../symptoms';

function Overlapping({ sx }: BoxProps) {
  return (
    <>
      <Box className="box" sx={[{ height: 50, zIndex: 2 }, sx as object]} />
      <Box sx={{ position: 'relative', mt: -6, height: 50, zIndex: 1 }} />
    </>
  );
}

function Inside({ sx, position }: BoxProps & { position: 'absolute' | 'fixed' }) {
  return (
    <Box className="card" sx={[{ ml: 10, mt: 10, width: 200, height: 100 }, sx as object]}>
      <Box className="box" sx={{ position, top: 0, left: 0 }}>
        New
      </Box>
    </Box>
  );
}

function List({ item, sx }: { item: object } & BoxProps) {
  return (
    <Box className="list" sx={{ height: 100, overflow: 'auto' }}>
      <Box sx={sx}>
        <Box className="box" sx={[{ position: 'sticky', height: 20 }, item]} />
        <Box sx={{ height: 400 }} />
      </Box>
    </Box>
  );
}

export default [
  {
    lead: '`zIndex` has no effect at all.',
    Failing: () => <Overlapping sx={{}} />,
    Fixed: () => <Overlapping sx={{ position: 'relative' }} />,
    symptom: async (stage) => {
      const { left, bottom } = await boxOf(stage, '.box');
      return !document.elementFromPoint(left + 5, bottom - 5)?.classList.contains('box');
    },
  },
  {
    lead: 'An absolute element is in the wrong corner.',
    Failing: () => <Inside position="absolute" sx={{}} />,
    Fixed: () => <Inside position="absolute" sx={{ position: 'relative' }} />,
    symptom: async (stage) => (await boxOf(stage, '.box')).left === 0,
  },
  {
    lead: 'A sticky element does not stick.',
    Failing: () => <List item={{ top: 0 }} sx={{ overflow: 'hidden' }} />,
    Fixed: () => <List item={{ top: 0 }} />,
    symptom: async (stage) => {
      const list = await stage.find('.list');
      list.scrollTop = 100;
      await stage.settled();
      return (await boxOf(stage, '.box')).top < list.getBoundingClientRect().top;
    },
  },
  {
    lead: 'A fixed element moves with its container.',
    Failing: () => <Inside position="fixed" sx={{ transform: 'scale(1)' }} />,
    Fixed: () => <Inside position="fixed" sx={{}} />,
    symptom: async (stage) => (await boxOf(stage, '.box')).left !== 0,
  },
] satisfies Pitfall[];
