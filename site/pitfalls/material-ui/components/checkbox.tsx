import { useEffect, useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import Input from '@mui/material/Input';
import Link from '@mui/material/Link';
import type { Pitfall } from '../../pitfall';
import { logs } from '../../symptoms';

const icon = '[data-testid=CheckBoxIcon]';

function Resettable({ keyed }: { keyed: boolean }) {
  const [resets, setResets] = useState(0);
  return (
    <form onReset={() => setResets(resets + 1)}>
      <Checkbox key={keyed ? resets : 'all'} />
      <button type="reset">Reset</button>
    </form>
  );
}

function Late({ first }: { first: boolean | undefined }) {
  const [checked, setChecked] = useState(first);
  useEffect(() => setChecked(true), []);
  return <Checkbox checked={checked} />;
}

const input = async (find: (selector: string) => Promise<HTMLElement>) =>
  (await find('input[type=checkbox]')) as HTMLInputElement;

export default [
  {
    lead: 'After `form.reset()`, the icon does not change.',
    Failing: () => <Resettable keyed={false} />,
    Fixed: () => <Resettable keyed />,
    symptom: async ({ click, find }) => {
      await click('input');
      await click('button');
      return !(await input(find)).checked && document.querySelector(icon) !== null;
    },
  },
  {
    lead: '"MUI: A component is changing the uncontrolled checked state of SwitchBase to be controlled."',
    Failing: () => <Late first={undefined} />,
    Fixed: () => <Late first={false} />,
    symptom: logs(
      'MUI: A component is changing the uncontrolled checked state of SwitchBase to be controlled.',
    ),
  },
  {
    lead: '`readOnly` has no effect.',
    Failing: () => <Checkbox readOnly />,
    Fixed: () => <Checkbox disabled />,
    symptom: async ({ click, find }) => {
      await click('input');
      return (await input(find)).checked;
    },
  },
  {
    lead: 'A link in the label is easy to miss.',
    Failing: () => (
      <FormControlLabel
        control={<Checkbox />}
        label={
          <>
            I accept the <Link href="#terms">terms</Link>
          </>
        }
      />
    ),
    Fixed: () => (
      <>
        <FormControlLabel control={<Checkbox />} label="I accept" />
        <Link href="#terms">terms</Link>
      </>
    ),
    symptom: async ({ click, find }) => {
      await click('a');
      if ((await input(find)).checked) throw new Error('The link toggles the checkbox.');
      return (await find('a')).closest('label') !== null;
    },
  },
  {
    lead: "A checkbox in a text field's `FormControl`.",
    Failing: () => (
      <FormControl disabled>
        <Input />
        <Checkbox />
      </FormControl>
    ),
    Fixed: () => (
      <>
        <FormControl disabled>
          <Input />
        </FormControl>
        <Checkbox />
      </>
    ),
    symptom: async ({ find }) => (await input(find)).disabled,
  },
] satisfies Pitfall[];
