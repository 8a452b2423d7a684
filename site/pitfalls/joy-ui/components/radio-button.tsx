import { useState, type ReactNode } from 'react';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import Radio from '@mui/joy/Radio';
import RadioGroup, { type RadioGroupProps } from '@mui/joy/RadioGroup';
import type { Pitfall } from '../../pitfall';
import { boxOf, textOf } from '../../symptoms';

const Days = ({ disabled, ...props }: RadioGroupProps & { disabled?: boolean }) => (
  <RadioGroup {...props}>
    <Radio value="hour" label="An hour before" disabled={disabled} />
    <Radio value="day" label="A day before" disabled={disabled} />
  </RadioGroup>
);

function Hours({ convert }: { convert: (value: string) => unknown }) {
  const [hours, setHours] = useState<unknown>(1);
  return (
    <>
      <RadioGroup value={hours} onChange={(event) => setHours(convert(event.target.value))}>
        <Radio value={1} label="One" />
        <Radio value={2} label="Two" />
      </RadioGroup>
      <output>{typeof hours}</output>
    </>
  );
}

const plans = [
  { id: 'free', name: 'Free' },
  { id: 'team', name: 'Team' },
];
const Plans = ({ of }: { of: (plan: (typeof plans)[number]) => unknown }) => (
  <RadioGroup defaultValue={plans.map(of)[0]}>
    {plans.map((plan) => (
      <Radio key={plan.id} value={of(plan)} label={plan.name} />
    ))}
  </RadioGroup>
);

const Boxed = ({ sx }: { sx: object }) => (
  <RadioGroup>
    <Box sx={sx}>
      <Radio value="a" label="A" sx={{ display: 'flex' }} />
      <Radio value="b" label="B" sx={{ display: 'flex' }} />
    </Box>
  </RadioGroup>
);

const Fishes = ({ children }: { children: ReactNode }) => (
  <form>
    <RadioGroup name="menu">{children}</RadioGroup>
  </form>
);

const checked = () => document.querySelectorAll('input:checked').length;

export default [
  {
    lead: '`disabled` on the `FormControl` has no effect.',
    Failing: () => (
      <FormControl disabled>
        <Days />
      </FormControl>
    ),
    Fixed: () => (
      <FormControl>
        <Days disabled />
      </FormControl>
    ),
    symptom: async ({ find }) => !(await find('input')).matches(':disabled'),
  },
  {
    lead: 'The value became a string.',
    Failing: () => <Hours convert={(value) => value} />,
    Fixed: () => <Hours convert={Number} />,
    symptom: async (stage) => {
      await stage.click('input[value="2"]');
      return (await textOf(stage, 'output')) === 'string';
    },
  },
  {
    lead: 'After a click, no radio is selected, and the values are objects.',
    Failing: () => <Plans of={(plan) => plan} />,
    Fixed: () => <Plans of={({ id }) => id} />,
    symptom: async ({ click }) => {
      await click('.MuiRadio-root:last-child input');
      return checked() === 0;
    },
  },
  {
    lead: 'The gap is missing.',
    Failing: () => <Boxed sx={{}} />,
    Fixed: () => <Boxed sx={{ display: 'grid', gap: 1.5 }} />,
    symptom: async (stage) =>
      (await boxOf(stage, '.MuiRadio-root:last-child')).top -
        (await boxOf(stage, '.MuiRadio-root')).bottom <
      1,
  },
  {
    lead: 'Two groups deselect each other.',
    Failing: () => (
      <>
        <Days name="remind" defaultValue="day" />
        <Days name="remind" defaultValue="day" />
      </>
    ),
    Fixed: () => (
      <>
        <Days defaultValue="day" />
        <Days defaultValue="day" />
      </>
    ),
    symptom: () => checked() < 2,
  },
  {
    lead: 'The form sends `undefined`.',
    Failing: () => (
      <Fishes>
        <Radio label="Fish" />
      </Fishes>
    ),
    Fixed: () => (
      <Fishes>
        <Radio label="Fish" value="fish" />
      </Fishes>
    ),
    symptom: async ({ click, find }) => {
      await click('input');
      return new FormData((await find('form')) as HTMLFormElement).get('menu') === 'undefined';
    },
  },
] satisfies Pitfall[];
