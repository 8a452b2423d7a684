import Box, { type BoxProps } from '@mui/system/Box';
import type { Pitfall } from '../pitfall';
import { styleOf } from '../symptoms';

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

function FileName({ sx }: BoxProps) {
  return (
    <div style={{ display: 'flex', width: 100 }}>
      <Box sx={sx}>
        <Box className="name" sx={cut}>
          delivery-note-of-the-first-of-november.pdf
        </Box>
      </Box>
    </div>
  );
}

function Versions({ hidden }: { hidden: BoxProps['sx'] }) {
  return (
    <div className="versions">
      <span>Menu</span>
      <Box component="span" sx={hidden}>
        Navigation
      </Box>
    </div>
  );
}

export default [
  {
    lead: 'The ellipsis does not appear.',
    Failing: () => <FileName sx={{}} />,
    Fixed: () => <FileName sx={{ minWidth: 0 }} />,
    symptom: async ({ find }) => {
      const { scrollWidth, clientWidth } = await find('.name');
      return scrollWidth === clientWidth;
    },
  },
  {
    lead: 'A hidden element reappears at a larger width.',
    Failing: () => <Box className="box" sx={{ display: { xs: 'none', sm: 'block' } }} />,
    Fixed: () => <Box className="box" sx={{ display: { xs: 'none', sm: 'block', lg: 'none' } }} />,
    symptom: async (stage) => {
      await stage.resize(1300, 600);
      return (await styleOf(stage, '.box')).display === 'block';
    },
  },
  {
    lead: 'A flex or grid layout is lost when the element is shown.',
    Failing: () => (
      <Box className="box" sx={{ display: { xs: 'none', md: 'block' }, alignItems: 'center' }} />
    ),
    Fixed: () => (
      <Box className="box" sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center' }} />
    ),
    symptom: async (stage) => {
      await stage.resize(1000, 600);
      return (await styleOf(stage, '.box')).display === 'block';
    },
  },
  {
    lead: 'Content is announced twice.',
    Failing: () => <Versions hidden={{ opacity: 0 }} />,
    Fixed: () => <Versions hidden={{ display: 'none' }} />,
    symptom: async ({ find }) => (await find('.versions')).innerText.includes('Navigation'),
  },
] satisfies Pitfall[];
