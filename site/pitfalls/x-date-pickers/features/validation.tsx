import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { Pitfall, Stage } from '../../pitfall';
import { textOf } from '../../symptoms';

const Localized = (props: DateFieldProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DateField {...props} />
  </LocalizationProvider>
);

function Form({ checks }: { checks: boolean }) {
  const [value, setValue] = useState<Dayjs | null>(null);
  const [sent, setSent] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!checks || value !== null) setSent(sent + 1);
      }}
    >
      <Localized required value={value} onChange={setValue} />
      <button id="send">Send</button>
      <output>{sent}</output>
    </form>
  );
}

const booked = [dayjs('2026-05-14')];
const names = new Set(booked.map((day) => day.format('YYYY-MM-DD')));
const birthday = dayjs('1899-05-14');

const invalid = async ({ find }: Stage) =>
  (await find('[role=group]')).getAttribute('aria-invalid') === 'true';

export default [
  {
    lead: 'A required field is submitted half-filled.',
    Failing: () => <Form checks={false} />,
    Fixed: () => <Form checks />,
    symptom: async (stage) => {
      await stage.click('[role=spinbutton]');
      await stage.type('05');
      await stage.click('#send');
      return (await textOf(stage, 'output')) === '1';
    },
  },
  {
    lead: 'A day from the list is not disabled.',
    Failing: () => (
      <Localized value={dayjs('2026-05-14')} shouldDisableDate={(day) => booked.includes(day)} />
    ),
    Fixed: () => (
      <Localized
        value={dayjs('2026-05-14')}
        shouldDisableDate={(day) => names.has(day.format('YYYY-MM-DD'))}
      />
    ),
    symptom: async (stage) => !(await invalid(stage)),
  },
  {
    lead: 'A birthday in 1899 is an error.',
    Failing: () => <Localized value={birthday} />,
    Fixed: () => <Localized value={birthday} minDate={dayjs('1850-01-01')} />,
    symptom: invalid,
  },
] satisfies Pitfall[];
