import { useEffect, useRef, useState } from 'react';
import Switch from '@mui/material/Switch';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Pitfall } from '../../pitfall';
import { boxOf, textOf } from '../../symptoms';

const thumb = { '& .MuiSwitch-thumb': { width: 60, height: 60 } };

function Referred({ toInput }: { toInput: boolean }) {
  const ref = useRef<HTMLButtonElement & HTMLInputElement>(null);
  const [tag, setTag] = useState('');
  useEffect(() => setTag(ref.current?.tagName ?? ''), []);
  return (
    <>
      {toInput ? <Switch slotProps={{ input: { ref } }} /> : <Switch ref={ref} />}
      <output>{tag}</output>
    </>
  );
}

const theme = createTheme({
  components: { MuiSwitch: { defaultProps: { slotProps: { input: { tabIndex: 0 } } } } },
});

function Resettable({ keyed }: { keyed: boolean }) {
  const [resets, setResets] = useState(0);
  return (
    <form onReset={() => setResets(resets + 1)}>
      <Switch key={keyed ? resets : 'all'} />
      <button type="reset">Reset</button>
    </form>
  );
}

export default [
  {
    lead: 'A larger thumb is cut off.',
    Failing: () => <Switch sx={thumb} />,
    Fixed: () => <Switch sx={{ ...thumb, width: 100, height: 80 }} />,
    symptom: async (stage) =>
      (await boxOf(stage, '.MuiSwitch-thumb')).bottom >
      (await boxOf(stage, '.MuiSwitch-root')).bottom,
  },
  {
    lead: '`ref` is not the input.',
    Failing: () => <Referred toInput={false} />,
    Fixed: () => <Referred toInput />,
    symptom: async (stage) => (await textOf(stage, 'output')) === 'SPAN',
  },
  {
    lead: '`slotProps.input` is ignored.',
    Failing: () => (
      <ThemeProvider theme={theme}>
        <Switch slotProps={{ input: () => ({ 'aria-label': 'Wi-Fi' }) }} />
      </ThemeProvider>
    ),
    Fixed: () => (
      <ThemeProvider theme={theme}>
        <Switch slotProps={{ input: { 'aria-label': 'Wi-Fi' } }} />
      </ThemeProvider>
    ),
    symptom: async ({ find }) => (await find('input')).ariaLabel === null,
  },
  {
    lead: '`readOnly` has no effect.',
    Failing: () => <Switch readOnly />,
    Fixed: () => <Switch disabled />,
    symptom: async ({ click, find }) => {
      await click('input');
      return ((await find('input')) as HTMLInputElement).checked;
    },
  },
  {
    lead: 'After `form.reset()`, the switch does not move.',
    Failing: () => <Resettable keyed={false} />,
    Fixed: () => <Resettable keyed />,
    symptom: async ({ click, find }) => {
      await click('input');
      await click('button');
      return (
        !((await find('input')) as HTMLInputElement).checked &&
        document.querySelector('.Mui-checked') !== null
      );
    },
  },
] satisfies Pitfall[];
