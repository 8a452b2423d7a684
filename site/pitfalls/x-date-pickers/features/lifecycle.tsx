import dayjs, { type Dayjs } from 'dayjs';
import { useEffect, useState, type ReactNode } from 'react';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { Pitfall, Stage } from '../../pitfall';
import { logs } from '../../symptoms';

const day = dayjs('2026-05-14');

function Localized({ children }: { children: ReactNode }) {
  return <LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>;
}

function Late({ first }: { first: Dayjs | null | undefined }) {
  const [value, setValue] = useState(first);
  useEffect(() => setValue(day), []);
  return (
    <Localized>
      <DatePicker value={value} />
    </Localized>
  );
}

function Changed({ keyed }: { keyed: boolean }) {
  const [month, setMonth] = useState(1);
  useEffect(() => setMonth(2), []);
  return (
    <Localized>
      <DatePicker key={keyed ? month : 'all'} defaultValue={dayjs(`2026-0${month}-14`)} />
    </Localized>
  );
}

/** Keeps only valid dates, or all. */
function Typed({ all }: { all: boolean }) {
  const [value, setValue] = useState<Dayjs | null>(day);
  return (
    <Localized>
      <DatePicker value={value} onChange={(next) => (all || next?.isValid()) && setValue(next)} />
      <output>{value?.isValid() ? value.format('YYYY-MM-DD') : 'none'}</output>
    </Localized>
  );
}

const clear = async ({ click, press }: Stage) => {
  await click('[role=spinbutton]');
  await press('Control+A', 'Backspace');
};

export default [
  {
    lead: 'The value jumps back while typing.',
    Failing: () => <Typed all={false} />,
    Fixed: () => <Typed all />,
    symptom: async (stage) => {
      await clear(stage);
      return (await stage.find('output')).textContent === '2026-05-14';
    },
  },
  {
    lead: '"MUI X: A component is changing the uncontrolled value of a Picker to be controlled."',
    Failing: () => <Late first={undefined} />,
    Fixed: () => <Late first={null} />,
    symptom: logs(
      'MUI X: A component is changing the uncontrolled value of a Picker to be controlled.',
    ),
  },
  {
    lead: 'A new `defaultValue` has no effect.',
    Failing: () => <Changed keyed={false} />,
    Fixed: () => <Changed keyed />,
    symptom: async ({ find, messages }) => {
      if (await messages()) throw new Error('A message is logged.');
      return (await find('[role=spinbutton]')).textContent === '01';
    },
  },
] satisfies Pitfall[];
