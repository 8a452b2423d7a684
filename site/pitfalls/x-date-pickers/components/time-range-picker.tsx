import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  TimeRangePicker,
  type TimeRangePickerProps,
} from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { Pitfall, Stage } from '../../pitfall';
import { textOf, valueOf } from '../../symptoms';

const shift: DateRange<Dayjs> = [dayjs('2026-05-14T10:00'), dayjs('2026-05-14T11:00')];
const night: DateRange<Dayjs> = [dayjs('2026-05-14T22:00'), dayjs('2026-05-15T06:00')];

const Localized = (props: TimeRangePickerProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <TimeRangePicker {...props} />
  </LocalizationProvider>
);

function Saving({ checks }: { checks: boolean }) {
  const [saved, setSaved] = useState(shift);
  return (
    <>
      <Localized
        defaultValue={shift}
        onAccept={([start, end]) => {
          if (!checks || (start && end)) setSaved([start, end]);
        }}
      />
      <output>{saved.map((time) => time?.format('H:mm') ?? 'nothing').join()}</output>
    </>
  );
}

const Reporting = ({ format }: { format: string }) => {
  const [sent, setSent] = useState('');
  return (
    <>
      <Localized onChange={([start]) => setSent(start?.format(format) ?? '')} />
      <output>{sent}</output>
    </>
  );
};

async function typeTime({ click, type }: Stage) {
  await click('[aria-label="Hours"]');
  await type('0930a');
}

export default [
  {
    lead: 'A night shift is invalid, or ends at 11:59 PM.',
    Failing: () => <Localized defaultValue={[night[0], null]} />,
    Fixed: () => <Localized defaultValue={night} />,
    symptom: async (stage) => {
      await stage.click('[aria-label^="Choose"]');
      await stage.click('.MuiDialogActions-root button:last-child');
      await stage.click('[aria-label="5 hours"]');
      return (await valueOf(stage)).endsWith('11:59 PM');
    },
  },
  {
    lead: 'The end is `null` after the start is chosen.',
    Failing: () => <Saving checks={false} />,
    Fixed: () => <Saving checks />,
    symptom: async (stage) => {
      await stage.click('[aria-label^="Choose"]');
      await stage.click('[aria-label="PM"]');
      await stage.press('Escape');
      return (await textOf(stage, 'output')) === '22:00,nothing';
    },
  },
  {
    lead: "The value contains today's date.",
    Failing: () => <Reporting format="YYYY-MM-DDTHH:mm" />,
    Fixed: () => <Reporting format="HH:mm" />,
    symptom: async (stage) => {
      await typeTime(stage);
      const today = dayjs().format('YYYY-MM-DD');
      return (await textOf(stage, 'output')).startsWith(today);
    },
  },
] satisfies Pitfall[];
