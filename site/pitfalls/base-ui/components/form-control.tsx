import { useState, type ComponentProps } from 'react';
import { FormControl, useFormControlContext, type FormControlState } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import { Switch } from '@mui/base/Switch';
import type { Pitfall } from '../../pitfall';
import { logs, styleOf, valueOf } from '../../symptoms';

function Checkbox() {
  const field = useFormControlContext();
  return <input type="checkbox" disabled={field?.disabled} />;
}

const Ring = ({ selector }: { selector: string }) => (
  <>
    <style>{`.city { outline: 0 } ${selector} { outline: 2px solid blue }`}</style>
    <FormControl>
      <Input slotProps={{ root: { className: 'root' }, input: { className: 'city' } }} />
    </FormControl>
  </>
);

function Late({ start }: { start: string | undefined }) {
  const [city, setCity] = useState(start);
  return (
    <>
      <FormControl value={city}>
        <Input />
      </FormControl>
      <button onClick={() => setCity('Berlin')}>Fill</button>
    </>
  );
}

function Reset({ empties }: { empties: boolean }) {
  const [city, setCity] = useState('');
  return (
    <form onReset={() => (empties ? setCity('') : undefined)}>
      <FormControl value={city} onChange={(event) => setCity(event.target.value)}>
        <Input />
      </FormControl>
      <button type="reset">Reset</button>
    </form>
  );
}

function Taking() {
  const { required } = useFormControlContext() as FormControlState;
  return <p>{required ? 'Required' : 'Optional'}</p>;
}

function Asking() {
  const field = useFormControlContext();
  return <p>{(field?.required ?? false) ? 'Required' : 'Optional'}</p>;
}

const Labeled = ({ inputId, ...props }: ComponentProps<'div'> & { inputId?: string }) => (
  <FormControl id={props.id} defaultValue="">
    <label htmlFor="city">City</label>
    <Input id={inputId} />
  </FormControl>
);

export default [
  {
    lead: '"MUI: You have set props on an input that is inside a FormControl."',
    Failing: () => (
      <FormControl>
        <Input defaultValue="Berlin" required />
      </FormControl>
    ),
    Fixed: () => (
      <FormControl defaultValue="Berlin" required>
        <Input />
      </FormControl>
    ),
    symptom: logs('MUI: You have set props on an input that is inside a FormControl.'),
  },
  {
    lead: 'A select or switch ignores the state.',
    Failing: () => (
      <FormControl disabled>
        <Switch />
      </FormControl>
    ),
    Fixed: () => (
      <FormControl disabled>
        <Checkbox />
      </FormControl>
    ),
    symptom: async ({ find }) => !(await find('input')).matches(':disabled'),
  },
  {
    lead: 'The input shows no focus ring.',
    Failing: () => <Ring selector=".root.base--focused .city" />,
    Fixed: () => <Ring selector=".base--focused .city" />,
    symptom: async (stage) => {
      await stage.click('.city');
      return (await styleOf(stage, '.city')).outlineWidth !== '2px';
    },
  },
  {
    lead: '"MUI: A component is changing the uncontrolled value state of FormControl to be controlled."',
    Failing: () => <Late start={undefined} />,
    Fixed: () => <Late start="" />,
    symptom: async (stage) => {
      await stage.click('button');
      return logs(
        'MUI: A component is changing the uncontrolled value state of FormControl to be controlled.',
      )(stage);
    },
  },
  {
    lead: '`form.reset()` does not empty the field.',
    Failing: () => <Reset empties={false} />,
    Fixed: () => <Reset empties />,
    symptom: async (stage) => {
      await stage.click('input');
      await stage.type('Berlin');
      await stage.click('button');
      return (await valueOf(stage)) !== '';
    },
  },
  {
    lead: 'Two inputs show the same text.',
    Failing: () => (
      <FormControl defaultValue="">
        <Input id="first" />
        <Input id="second" />
      </FormControl>
    ),
    Fixed: () => (
      <>
        <FormControl defaultValue="">
          <Input id="first" />
        </FormControl>
        <FormControl defaultValue="">
          <Input id="second" />
        </FormControl>
      </>
    ),
    symptom: async (stage) => {
      await stage.click('#first');
      await stage.type('Berlin');
      return (await valueOf(stage, '#second')) === 'Berlin';
    },
  },
  {
    lead: '"Cannot destructure property … of … as it is undefined."',
    Failing: Taking,
    Fixed: Asking,
    symptom: async ({ messages }) =>
      /Cannot destructure property .* of .* as it is undefined\./.test(await messages()),
  },
  {
    lead: 'The label is not clickable.',
    Failing: () => <Labeled id="city" />,
    Fixed: () => <Labeled inputId="city" />,
    symptom: async ({ click }) => {
      await click('label');
      return document.activeElement?.tagName !== 'INPUT';
    },
  },
] satisfies Pitfall[];
