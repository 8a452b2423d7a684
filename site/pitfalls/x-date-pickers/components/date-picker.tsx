import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { Pitfall } from '../../pitfall';
import { logs } from '../../symptoms';

const Localized = ({ value }: { value: Dayjs }) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DatePicker value={value} />
  </LocalizationProvider>
);

function Form({ checks }: { checks: boolean }) {
  const [error, setError] = useState<string | null>(null);
  const [sent, setSent] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!(checks && error)) setSent(sent + 1);
      }}
    >
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker
          value={dayjs('2026-05-14')}
          minDate={dayjs('2027-01-01')}
          onError={(reason) => setError(reason)}
        />
      </LocalizationProvider>
      <button type="submit" id="send">
        Send
      </button>
      <output>{sent}</output>
    </form>
  );
}

export default [
  {
    lead: '"MUI X: Can not find the date and time pickers localization context. It looks like you forgot to wrap your component in LocalizationProvider. This can also happen if you are bundling multiple versions of the `@mui/x-date-pickers` package".',
    Failing: () => <DatePicker />,
    Fixed: () => <Localized value={dayjs('2026-05-14')} />,
    symptom: logs('MUI X: Can not find the date and time pickers localization context.'),
  },
  {
    lead: '`value.isValid is not a function`.',
    Failing: () => <Localized value={'2026-05-14' as unknown as Dayjs} />,
    Fixed: () => <Localized value={dayjs('2026-05-14')} />,
    symptom: logs('.isValid is not a function'),
  },
  {
    lead: 'The form is submitted with an invalid date.',
    Failing: () => <Form checks={false} />,
    Fixed: () => <Form checks />,
    symptom: async ({ click, find }) => {
      await click('#send');
      return (await find('output')).textContent === '1';
    },
  },
] satisfies Pitfall[];
