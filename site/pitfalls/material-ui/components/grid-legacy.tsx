import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import GridLegacy from '@mui/material/GridLegacy';
import Stack from '@mui/material/Stack';
import type { Pitfall } from '../../pitfall';
import { boxOf } from '../../symptoms';

const orders = (
  <GridLegacy container spacing={4}>
    <GridLegacy item xs={6}>
      Orders
    </GridLegacy>
    <GridLegacy item xs={6}>
      Returns
    </GridLegacy>
  </GridLegacy>
);

export default [
  {
    lead: 'The page scrolls sideways.',
    Failing: () => <Stack spacing={2}>{orders}</Stack>,
    Fixed: () => (
      <Stack spacing={2}>
        <Box>{orders}</Box>
      </Stack>
    ),
    symptom: () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  },
  {
    lead: 'The background covers the text above.',
    Failing: () => (
      <>
        <h1>Orders</h1>
        <GridLegacy id="tinted" container spacing={8} sx={{ bgcolor: 'grey.100' }}>
          <GridLegacy item>Today</GridLegacy>
        </GridLegacy>
      </>
    ),
    Fixed: () => (
      <>
        <h1>Orders</h1>
        <Box id="tinted" sx={{ display: 'flow-root', bgcolor: 'grey.100' }}>
          <GridLegacy container spacing={8}>
            <GridLegacy item>Today</GridLegacy>
          </GridLegacy>
        </Box>
      </>
    ),
    symptom: async (stage) => {
      const [heading, tinted] = [await boxOf(stage, 'h1'), await boxOf(stage, '#tinted')];
      return tinted.top < heading.bottom;
    },
  },
  {
    lead: 'Both grids in one layout.',
    Failing: () => (
      <GridLegacy container>
        <Grid id="cell" size={6}>
          Orders
        </Grid>
      </GridLegacy>
    ),
    Fixed: () => (
      <Grid container>
        <Grid id="cell" size={6}>
          Orders
        </Grid>
      </Grid>
    ),
    symptom: async (stage) => (await boxOf(stage, '#cell')).width < 100,
  },
] satisfies Pitfall[];
