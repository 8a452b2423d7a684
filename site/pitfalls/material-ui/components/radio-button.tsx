import { useEffect, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Pitfall } from '../../pitfall';
import { logs, textOf } from '../../symptoms';

function Typed({ convert }: { convert: (value: string) => unknown }) {
  const [value, setValue] = useState<unknown>(null);
  return (
    <>
      <RadioGroup value={value} onChange={(_, next) => setValue(convert(next))}>
        <Radio value={1} />
      </RadioGroup>
      <output>{typeof value}</output>
    </>
  );
}

const oslo = { id: 'oslo' };

function Cities({ ids }: { ids: boolean }) {
  const [value, setValue] = useState<unknown>(null);
  return (
    <RadioGroup value={value} onChange={(_, next) => setValue(next)}>
      <Radio value={ids ? oslo.id : oslo} />
      <Radio value={ids ? 'rome' : { id: 'rome' }} />
    </RadioGroup>
  );
}

function TwoGroups({ name }: { name: string | undefined }) {
  const [first, setFirst] = useState('a');
  const [second, setSecond] = useState('c');
  return (
    <form>
      <RadioGroup name={name} value={first} onChange={(_, next) => setFirst(next)}>
        <Radio value="a" />
        <Radio value="b" id="b" />
      </RadioGroup>
      <RadioGroup name={name} value={second} onChange={(_, next) => setSecond(next)}>
        <Radio value="c" />
      </RadioGroup>
    </form>
  );
}

function Resettable({ controlled }: { controlled: boolean }) {
  const [value, setValue] = useState('a');
  const props = controlled
    ? { value, onChange: (_: unknown, next: string) => setValue(next) }
    : { defaultValue: 'a' };
  return (
    <form onReset={() => setValue('a')}>
      <RadioGroup {...props}>
        <Radio value="a" />
        <Radio value="b" />
      </RadioGroup>
      <button type="reset">Reset</button>
    </form>
  );
}

function Late({ first }: { first: string | null | undefined }) {
  const [value, setValue] = useState(first);
  useEffect(() => setValue('a'), []);
  return (
    <RadioGroup value={value}>
      <Radio value="a" />
    </RadioGroup>
  );
}

const secondLooksSelected = () =>
  document.querySelector('.MuiRadio-root:nth-child(2)')?.classList.contains('Mui-checked');

export default [
  {
    lead: 'A boolean or a number comes back as a string.',
    Failing: () => <Typed convert={(value) => value} />,
    Fixed: () => <Typed convert={Number} />,
    symptom: async (stage) => {
      await stage.click('input');
      return (await textOf(stage, 'output')) === 'string';
    },
  },
  {
    lead: 'With objects as values, no option is selected after a change.',
    Failing: () => <Cities ids={false} />,
    Fixed: () => <Cities ids />,
    symptom: async ({ click }) => {
      await click('input');
      return document.querySelector('.Mui-checked') === null;
    },
  },
  {
    lead: 'A selected option is missing from the form data.',
    Failing: () => <TwoGroups name="plan" />,
    Fixed: () => <TwoGroups name={undefined} />,
    symptom: async ({ click, find }) => {
      await click('#b');
      const data = [...new FormData((await find('form')) as HTMLFormElement).values()];
      return Boolean(secondLooksSelected()) && !data.includes('b');
    },
  },
  {
    lead: 'After `form.reset()`, the wrong option looks selected.',
    Failing: () => <Resettable controlled={false} />,
    Fixed: () => <Resettable controlled />,
    symptom: async ({ click }) => {
      await click('[value=b]');
      await click('button');
      return Boolean(secondLooksSelected());
    },
  },
  {
    lead: 'The group is not named.',
    Failing: () => (
      <FormControl>
        <FormLabel>Plan</FormLabel>
        <RadioGroup>
          <FormControlLabel value="a" control={<Radio />} label="Free" />
        </RadioGroup>
      </FormControl>
    ),
    Fixed: () => (
      <FormControl>
        <FormLabel id="plan">Plan</FormLabel>
        <RadioGroup aria-labelledby="plan">
          <FormControlLabel value="a" control={<Radio />} label="Free" />
        </RadioGroup>
      </FormControl>
    ),
    symptom: async ({ find }) =>
      ((await find('.MuiFormLabel-root')) as HTMLLabelElement).control === null &&
      !(await find('[role=radiogroup]')).hasAttribute('aria-labelledby'),
  },
  {
    lead: '"MUI: A component is changing the uncontrolled value state of RadioGroup to be controlled."',
    Failing: () => <Late first={undefined} />,
    Fixed: () => <Late first={null} />,
    symptom: logs(
      'MUI: A component is changing the uncontrolled value state of RadioGroup to be controlled.',
    ),
  },
] satisfies Pitfall[];
