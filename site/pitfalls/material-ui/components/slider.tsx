import { useState } from 'react';
import Slider from '@mui/material/Slider';
import type { Pitfall, Stage } from '../../pitfall';
import { textOf } from '../../symptoms';

function Told({ byArgument }: { byArgument: boolean }) {
  const [told, setTold] = useState('');
  return (
    <>
      <Slider
        name="volume"
        onChange={(event, value) => {
          const { target } = event;
          setTold(byArgument ? String(value) : String(target instanceof HTMLInputElement));
        }}
      />
      <output>{told}</output>
    </>
  );
}

function OutOfRange({ clamp }: { clamp: boolean }) {
  const [value] = useState(200);
  const shown = clamp ? Math.min(value, 100) : value;
  return (
    <>
      <Slider value={shown} />
      <output>{shown}</output>
    </>
  );
}

function Range({ corrects }: { corrects: boolean }) {
  const [value, setValue] = useState([-1, 0]);
  return (
    <>
      <Slider
        disableSwap
        min={-5}
        max={5}
        value={value}
        onChange={(_, next, thumb) => {
          const [low = 0, high = 0] = next;
          const [oldLow = 0, oldHigh = 0] = value;
          if (!corrects) setValue([low, high]);
          else if (thumb === 0) setValue([Math.min(low, oldHigh), oldHigh]);
          else setValue([oldLow, Math.max(high, oldLow)]);
        }}
      />
      <output>{value.join(' ')}</output>
    </>
  );
}

function Committed({ fromState }: { fromState: boolean }) {
  const [value, setValue] = useState(90);
  const [committed, setCommitted] = useState(0);
  return (
    <>
      <Slider
        value={value}
        onChange={(_, next) => setValue(next)}
        onChangeCommitted={(_, next) => setCommitted(fromState ? value : next)}
      />
      <button onClick={() => setValue(100)}>Most</button>
      <output>{committed}</output>
    </>
  );
}

function Resettable({ keyed }: { keyed: boolean }) {
  const [resets, setResets] = useState(0);
  return (
    <form onReset={() => setResets(resets + 1)}>
      <Slider key={keyed ? resets : 'all'} defaultValue={30} />
      <button type="reset">Reset</button>
    </form>
  );
}

const now = async ({ find }: Stage) => (await find('input')).getAttribute('aria-valuenow');

const press = async ({ find, press }: Stage, ...keys: string[]) => {
  (await find('input')).focus();
  await press(...keys);
};

export default [
  {
    lead: '`event.target` is not the input.',
    Failing: () => <Told byArgument={false} />,
    Fixed: () => <Told byArgument />,
    symptom: async (stage) => {
      await stage.click('.MuiSlider-root');
      return (await textOf(stage, 'output')) === 'false';
    },
  },
  {
    lead: 'A value is out of range.',
    Failing: () => <OutOfRange clamp={false} />,
    Fixed: () => <OutOfRange clamp />,
    symptom: async (stage) =>
      (await now(stage)) === '100' && (await textOf(stage, 'output')) === '200',
  },
  {
    lead: '`disableSwap` lets a thumb pass.',
    Failing: () => <Range corrects={false} />,
    Fixed: () => <Range corrects />,
    symptom: async (stage) => {
      await press(stage, 'ArrowRight', 'ArrowRight', 'ArrowRight');
      const [low = 0, high = 0] = (await textOf(stage, 'output')).split(' ').map(Number);
      return low > 0 || high > 0;
    },
  },
  {
    lead: '`onChangeCommitted` reports an old value.',
    Failing: () => <Committed fromState={false} />,
    Fixed: () => <Committed fromState />,
    symptom: async (stage) => {
      await press(stage, 'ArrowRight');
      await stage.click('button');
      await press(stage, 'ArrowRight');
      return (await textOf(stage, 'output')) === '91';
    },
  },
  {
    lead: '`form.reset()` does not move the thumb.',
    Failing: () => <Resettable keyed={false} />,
    Fixed: () => <Resettable keyed />,
    symptom: async (stage) => {
      await press(stage, 'ArrowRight');
      await stage.click('button');
      return (await stage.find('.MuiSlider-thumb')).style.left !== '30%';
    },
  },
  {
    lead: '`max` cannot be reached with a pointer.',
    Failing: () => <Slider step={3} max={10} defaultValue={0} sx={{ width: 300 }} />,
    Fixed: () => <Slider step={2} max={10} defaultValue={0} sx={{ width: 300 }} />,
    symptom: async (stage) => {
      const { right, top } = (await stage.find('.MuiSlider-rail')).getBoundingClientRect();
      const end = document.createElement('i');
      end.style.cssText = `position: fixed; left: ${right - 1}px; top: ${top}px; pointer-events: none`;
      document.body.append(end);
      await stage.click('i');
      return (await now(stage)) === '9';
    },
  },
] satisfies Pitfall[];
