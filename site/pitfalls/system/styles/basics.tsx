import { Activity, StrictMode, useState, type ReactNode } from 'react';
import { makeStyles, ThemeProvider } from '@mui/styles';
import createTheme from '@mui/system/createTheme';
import type { Pitfall } from '../../pitfall';
import { logs, styleOf } from '../../symptoms';

const useSpaced = makeStyles(({ spacing }: ReturnType<typeof createTheme>) => ({
  root: { padding: spacing(1) },
}));

function Spaced() {
  return <p className={useSpaced().root}>Order</p>;
}

const styles = { root: { padding: 16 } };
const usePadded = makeStyles(styles);

function Padded() {
  return <p className={usePadded().root}>Order</p>;
}

function Toggled({ keyed }: { keyed: boolean }) {
  const [shown, setShown] = useState(true);
  const [count, setCount] = useState(0);
  const toggle = () => {
    setShown(!shown);
    if (!shown) setCount(count + 1);
  };
  return (
    <>
      <button onClick={toggle}>Toggle</button>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <Padded key={keyed ? count : 'same'} />
      </Activity>
    </>
  );
}

const useSized = makeStyles({ root: { height: ({ height }: { height: number }) => height } });

function Sized() {
  return <p className={useSized({ height: 40 }).root}>Order</p>;
}

function Removable({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button onClick={() => setShown(false)}>Remove</button>
      {shown && children}
    </>
  );
}

function Inside() {
  const useStyles = makeStyles(styles);
  return <p className={useStyles().root}>Order</p>;
}

function Counter({ inside }: { inside: boolean }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>{count}</button>
      {inside ? <Inside /> : <Padded />}
    </>
  );
}

const useWrong = makeStyles({ root: { blockSize: 12 } });
const useRight = makeStyles({ root: { blockSize: '12px' } });

function Block({ useStyles }: { useStyles: () => Record<'root', string> }) {
  return <p className={useStyles().root} />;
}

export default [
  {
    lead: 'Cannot read properties of undefined',
    Failing: () => <Spaced />,
    Fixed: () => (
      <ThemeProvider theme={createTheme()}>
        <Spaced />
      </ThemeProvider>
    ),
    symptom: logs('You are providing a function without a theme in the context.'),
  },
  {
    lead: 'Styles disappear after Activity',
    Failing: () => <Toggled keyed={false} />,
    Fixed: () => <Toggled keyed />,
    symptom: async (stage) => {
      await stage.click('button');
      await stage.click('button');
      return (await styleOf(stage, 'p')).paddingTop !== '16px';
    },
  },
  {
    lead: 'Rules remain in Strict Mode',
    Failing: () => (
      <StrictMode>
        <Removable>
          <Sized />
        </Removable>
      </StrictMode>
    ),
    Fixed: () => (
      <Removable>
        <Sized />
      </Removable>
    ),
    symptom: async ({ click }) => {
      await click('button');
      return document.querySelector('style[data-jss]') !== null;
    },
  },
  {
    lead: 'makeStyles inside a component',
    Failing: () => <Counter inside />,
    Fixed: () => <Counter inside={false} />,
    symptom: async ({ click, find }) => {
      const { className } = await find('p');
      await click('button');
      return (await find('p')).className !== className;
    },
  },
  {
    lead: 'A number has no effect',
    Failing: () => <Block useStyles={useWrong} />,
    Fixed: () => <Block useStyles={useRight} />,
    symptom: async (stage) => (await styleOf(stage, 'p')).height !== '12px',
  },
] satisfies Pitfall[];
