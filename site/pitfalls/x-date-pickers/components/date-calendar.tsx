import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { DateCalendar, type DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import type { Pitfall } from '../../pitfall';
import { boxOf, textOf } from '../../symptoms';

const Localized = (props: DateCalendarProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DateCalendar {...props} />
  </LocalizationProvider>
);

const TopDay = (props: PickersDayProps) => <PickersDay {...props} />;

function Custom({ inside }: { inside: boolean }) {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2026-05-14'));
  const InnerDay = (props: PickersDayProps) => <PickersDay {...props} />;
  return (
    <Localized value={value} onChange={setValue} slots={{ day: inside ? InnerDay : TopDay }} />
  );
}

function Cleared({ keyed }: { keyed: boolean }) {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2020-01-14'));
  const [resets, setResets] = useState(0);
  return (
    <>
      <button
        id="clear"
        onClick={() => {
          setValue(null);
          setResets(resets + 1);
        }}
      >
        Clear
      </button>
      <Localized key={keyed ? resets : 'all'} value={value} onChange={setValue} />
    </>
  );
}

export default [
  {
    lead: 'A custom day loses its state and its ripple after each click.',
    Failing: () => <Custom inside />,
    Fixed: () => <Custom inside={false} />,
    symptom: async ({ click, find }) => {
      const other = '[data-timestamp]:not([aria-selected=true])';
      const day = await find(other);
      await click(other);
      return !day.isConnected;
    },
  },
  {
    lead: 'Days are not sized by `width` on the calendar.',
    Failing: () => <Localized sx={{ width: 400 }} />,
    Fixed: () => (
      <Localized sx={{ width: 400, '& .MuiPickersDay-root': { width: 44, height: 44 } }} />
    ),
    symptom: async (stage) =>
      (await boxOf(stage, '[role=gridcell].MuiPickersDay-root')).width === 36,
  },
  {
    lead: 'The calendar shows the wrong month after the value is cleared.',
    Failing: () => <Cleared keyed={false} />,
    Fixed: () => <Cleared keyed />,
    symptom: async (stage) => {
      await stage.click('#clear');
      return (await textOf(stage, '.MuiPickersCalendarHeader-label')) === 'January 2020';
    },
  },
] satisfies Pitfall[];
