import { useEffect, useState } from 'react';
import Rating from '@mui/material/Rating';
import type { Pitfall, Stage } from '../../pitfall';
import { logs } from '../../symptoms';

function Stored() {
  const [value, setValue] = useState<number | null>(2);
  return <Rating value={value} onChange={(_, next) => setValue(next)} />;
}

function Resettable({ keyed }: { keyed: boolean }) {
  const [resets, setResets] = useState(0);
  return (
    <form onReset={() => setResets(resets + 1)}>
      <Rating key={keyed ? resets : 'all'} />
      <button type="reset">Reset</button>
    </form>
  );
}

function Late({ first }: { first: number | null | undefined }) {
  const [value, setValue] = useState(first);
  useEffect(() => setValue(2), []);
  return <Rating value={value} />;
}

const filled = (of = '.MuiRating-root') =>
  document.querySelectorAll(`${of} .MuiRating-iconFilled`).length;

const choose = async ({ find, settled }: Stage, star: string) => {
  (await find(star)).click();
  await settled();
};

export default [
  {
    lead: 'The stars return to the old value.',
    Failing: () => <Rating value={2} />,
    Fixed: Stored,
    symptom: async (stage) => {
      await choose(stage, '[value="4"]');
      return filled() === 2;
    },
  },
  {
    lead: 'A rating is missing from the form data.',
    Failing: () => (
      <form>
        <Rating name="stars" id="one" defaultValue={2} />
        <Rating name="stars" id="two" defaultValue={2} />
      </form>
    ),
    Fixed: () => (
      <form>
        <Rating name="taste" id="one" defaultValue={2} />
        <Rating name="service" id="two" defaultValue={2} />
      </form>
    ),
    symptom: async (stage) => {
      await choose(stage, '#two [value="4"]');
      const data = new FormData((await stage.find('form')) as HTMLFormElement);
      return filled('#two') === 4 && ![...data.values()].includes('4');
    },
  },
  {
    lead: '`form.reset()` does not clear the stars.',
    Failing: () => <Resettable keyed={false} />,
    Fixed: () => <Resettable keyed />,
    symptom: async (stage) => {
      await choose(stage, '[value="4"]');
      await choose(stage, 'button');
      return filled() === 4;
    },
  },
  {
    lead: '"MUI: A component is changing the uncontrolled value state of Rating to be controlled."',
    Failing: () => <Late first={undefined} />,
    Fixed: () => <Late first={null} />,
    symptom: logs(
      'MUI: A component is changing the uncontrolled value state of Rating to be controlled.',
    ),
  },
] satisfies Pitfall[];
