import { Fragment } from 'react';
import createTheme from '@mui/system/createTheme';
import Stack from '@mui/system/Stack';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { Pitfall } from '../../pitfall';
import { boxOf, logs } from '../../symptoms';

function Notice() {
  return null;
}

const dividers = (count: number) => async (stage: { settled: () => Promise<void> }) => {
  await stage.settled();
  return document.querySelectorAll('hr').length !== count;
};

const plain = { palette: { page: '#fff' } };

export default [
  {
    lead: 'A margin of a child is ignored.',
    Failing: () => (
      <Stack spacing={2}>
        <div className="child" style={{ width: 50 }}>
          <style>{'.child { margin-left: 40px }'}</style>
        </div>
      </Stack>
    ),
    Fixed: () => (
      <Stack spacing={2} useFlexGap>
        <div className="child" style={{ width: 50 }}>
          <style>{'.child { margin-left: 40px }'}</style>
        </div>
      </Stack>
    ),
    symptom: async ({ find }) => getComputedStyle(await find('.child')).marginLeft === '0px',
  },
  {
    lead: 'There is one divider too many.',
    Failing: () => (
      <Stack divider={<hr />}>
        <p>Order</p>
        <Notice />
        <p>Total</p>
      </Stack>
    ),
    Fixed: () => (
      <Stack divider={<hr />}>
        <p>Order</p>
        {false}
        <p>Total</p>
      </Stack>
    ),
    symptom: dividers(1),
  },
  {
    lead: 'A divider is missing.',
    Failing: () => (
      <Stack divider={<hr />}>
        <Fragment>
          <p>Order</p>
          <p>Total</p>
        </Fragment>
      </Stack>
    ),
    Fixed: () => (
      <Stack divider={<hr />}>
        {['Order', 'Total'].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Stack>
    ),
    symptom: dividers(1),
  },
  {
    lead: 'Children of a column are too wide.',
    Failing: () => (
      <Stack>
        <button>Pay</button>
      </Stack>
    ),
    Fixed: () => (
      <Stack sx={{ alignItems: 'flex-start' }}>
        <button>Pay</button>
      </Stack>
    ),
    symptom: async (stage) => (await boxOf(stage, 'button')).width > 200,
  },
  {
    lead: 'A space remains before the first child.',
    Failing: () => (
      <Stack className="stack" spacing={2}>
        <p style={{ display: 'none' }}>Draft</p>
        <p className="shown">Order</p>
      </Stack>
    ),
    Fixed: () => (
      <Stack className="stack" spacing={2} useFlexGap>
        <p style={{ display: 'none' }}>Draft</p>
        <p className="shown" style={{ margin: 0 }}>
          Order
        </p>
      </Stack>
    ),
    symptom: async ({ find }) => getComputedStyle(await find('.shown')).marginTop === '16px',
  },
  {
    lead: "`Cannot read properties of undefined (reading 'values')`.",
    Failing: () => (
      <ThemeProvider theme={plain}>
        <Stack />
      </ThemeProvider>
    ),
    Fixed: () => (
      <ThemeProvider theme={createTheme(plain)}>
        <Stack />
      </ThemeProvider>
    ),
    symptom: logs("Cannot read properties of undefined (reading 'values')"),
  },
] satisfies Pitfall[];
