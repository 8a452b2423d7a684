import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Pitfall } from '../../pitfall';
import { boxOf, styleOf } from '../../symptoms';

const path = 'a'.repeat(400);

const Copy = ({ shrinks }: { shrinks: boolean }) => (
  <Stack direction="row">
    <Box sx={shrinks ? { minWidth: 0, overflowWrap: 'anywhere' } : {}}>{path}</Box>
    <Button sx={{ flexShrink: 0 }}>Copy</Button>
  </Stack>
);

function Navigation({ closes }: { closes: boolean }) {
  const [open, setOpen] = useState(true);
  const wide = useMediaQuery(useTheme().breakpoints.up('sm'));
  return (
    <Drawer
      open={open && !(closes && wide)}
      onClose={() => setOpen(false)}
      sx={{ display: { sm: 'none' } }}
    >
      Orders
    </Drawer>
  );
}

const Wide = ({ known }: { known: boolean }) => (
  <Box component="p" sx={{ display: known ? { xs: 'none' } : { phone: 'none' } }}>
    Filters
  </Box>
);

export default [
  {
    lead: 'The page scrolls sideways.',
    Failing: () => <Copy shrinks={false} />,
    Fixed: () => <Copy shrinks />,
    symptom: async (stage) => (await boxOf(stage, 'button')).right > window.innerWidth,
  },
  {
    lead: 'A value by breakpoint in `sx` does nothing.',
    Failing: () => <Wide known={false} />,
    Fixed: () => <Wide known />,
    symptom: async (stage) => (await styleOf(stage, 'p')).display !== 'none',
  },
  {
    lead: 'The page cannot be scrolled.',
    Failing: () => <Navigation closes={false} />,
    Fixed: () => <Navigation closes />,
    symptom: async ({ resize, within }) => {
      await resize(400, 600);
      await resize(1000, 600);
      return !(await within(() => document.body.style.overflow !== 'hidden'));
    },
  },
] satisfies Pitfall[];
