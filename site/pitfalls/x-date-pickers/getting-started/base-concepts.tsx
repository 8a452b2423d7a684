import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { Pitfall } from '../../pitfall';
import { textOf, valueOf } from '../../symptoms';

function Chosen({ referenceDate }: { referenceDate?: Dayjs }) {
  const [value, setValue] = useState<Dayjs | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker value={value} onChange={setValue} referenceDate={referenceDate} />
      <output>{value?.format('YYYY-MM-DD')}</output>
    </LocalizationProvider>
  );
}

const Resized = (props: DatePickerProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DatePicker desktopModeMediaQuery="@media (min-width: 900px)" {...props} />
  </LocalizationProvider>
);

function Controlled() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2026-05-14'));
  return <Resized value={value} onChange={setValue} />;
}

export default [
  {
    lead: 'A typed date is gone after the window is resized.',
    Failing: () => <Resized defaultValue={dayjs('2026-05-14')} />,
    Fixed: () => <Controlled />,
    symptom: async (stage) => {
      await stage.click('[aria-label="Month"]');
      await stage.type('12');
      await stage.resize(600, 800);
      return (await valueOf(stage)) !== '12/14/2026';
    },
  },
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
