import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { Pitfall } from '../../pitfall';
import { textOf } from '../../symptoms';

function Chosen({ referenceDate }: { referenceDate?: Dayjs }) {
  const [value, setValue] = useState<Dayjs | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker value={value} onChange={setValue} referenceDate={referenceDate} />
      <output>{value?.format('YYYY-MM-DD')}</output>
    </LocalizationProvider>
  );
}

export default [
  {
    lead: 'The day of a chosen time is today.',
    Failing: () => <Chosen />,
    Fixed: () => <Chosen referenceDate={dayjs('2026-05-14')} />,
    symptom: async (stage) => {
      await stage.click('[aria-label^="Choose time"]');
      await stage.click('[aria-label="5 hours"]');
      return (await textOf(stage, 'output')) === dayjs().format('YYYY-MM-DD');
    },
  },
] satisfies Pitfall[];
