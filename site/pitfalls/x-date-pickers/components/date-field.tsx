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

function Years({ checks }: { checks: boolean }) {
  const [years, setYears] = useState('');
  return (
    <>
      <Localized
        onChange={(date, { validationError }) => {
          if (date?.isValid() && (!checks || validationError === null)) {
            setYears((before) => `${before} ${date.format('YYYY')}`);
          }
        }}
      />
      <output>{years}</output>
    </>
  );
}

function Month({ referenceDate }: { referenceDate?: Dayjs }) {
  const [value, setValue] = useState<Dayjs | null>(null);
  return (
    <>
      <Localized format="MM/YYYY" referenceDate={referenceDate} value={value} onChange={setValue} />
      <output>{value?.format('YYYY-MM-DD')}</output>
    </>
  );
}

const typed = async (stage: Stage, keys: string) => {
  await stage.click('[role=spinbutton]');
  await stage.type(keys);
  return textOf(stage, 'output');
};

export default [
  {
    lead: 'A year such as 0202 arrives in `onChange`.',
    Failing: () => <Years checks={false} />,
    Fixed: () => <Years checks />,
    symptom: async (stage) => (await typed(stage, '05142026')) !== ' 2026',
  },
  {
    lead: '`format="MM/YYYY"` always gives the first day of the month.',
    Failing: () => <Month />,
    Fixed: () => <Month referenceDate={dayjs('2026-05-31')} />,
    symptom: async (stage) => (await typed(stage, '052026')) === '2026-05-01',
  },
] satisfies Pitfall[];
