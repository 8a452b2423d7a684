import Box, { type BoxProps } from '@mui/system/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { Pitfall } from '../pitfall';
import { boxOf, textOf } from '../symptoms';

function Scrolling({ sx }: BoxProps) {
  return (
    <Box sx={[{ height: 200, overflow: 'auto' }, sx as object]}>
      <Box sx={{ height: 3000 }} />
      <Box component="span" sx={visuallyHidden}>
        End of the list
      </Box>
    </Box>
  );
}

export default [
  {
    lead: 'The page scrolls sideways or to the top.',
    Failing: () => <Scrolling sx={{}} />,
    Fixed: () => <Scrolling sx={{ position: 'relative' }} />,
    symptom: ({ settled }) =>
      settled().then(() => document.documentElement.scrollHeight > window.innerHeight + 1000),
  },
  {
    lead: 'A focused control is invisible.',
    Failing: () => (
      <Box component="a" href="#content" sx={visuallyHidden}>
        Skip to content
      </Box>
    ),
    Fixed: () => (
      <Box component="a" href="#content" sx={{ '&:not(:focus)': visuallyHidden }}>
        Skip to content
      </Box>
    ),
    symptom: async (stage) => {
      await stage.press('Tab');
      return (await boxOf(stage, 'a:focus')).width <= 1;
    },
  },
  {
    lead: 'Words run together when read aloud.',
    Failing: () => (
      <a href="/delivery">
        Read more
        <Box component="span" sx={visuallyHidden}>
          about delivery
        </Box>
      </a>
    ),
    Fixed: () => (
      <a href="/delivery">
        Read more
        <Box component="span" sx={visuallyHidden}>
          {' '}
          about delivery
        </Box>
      </a>
    ),
    symptom: async (stage) => (await textOf(stage, 'a')) === 'Read moreabout delivery',
  },
] satisfies Pitfall[];
