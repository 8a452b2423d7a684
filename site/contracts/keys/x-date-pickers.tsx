// Fields, calendars, and clocks in which keys are pressed.
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

// A Thursday afternoon.
const time = dayjs('2026-05-14T15:30');

function WithDayjs({ children }: { children: ReactNode }) {
  return <LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>;
}

export function Field() {
  return (
    <WithDayjs>
      <DateTimeField label="Departure" format="dddd D MMMM YYYY, hh:mm A" defaultValue={time} />
    </WithDayjs>
  );
}

export function ShortField() {
  return (
    <WithDayjs>
      <DateField label="Day" defaultValue={time} />
    </WithDayjs>
  );
}

export function Calendar() {
  return (
    <WithDayjs>
      <DateCalendar defaultValue={time} />
    </WithDayjs>
  );
}

export function Months() {
  return (
    <WithDayjs>
      <MonthCalendar defaultValue={time} />
    </WithDayjs>
  );
}

export function Years() {
  return (
    <WithDayjs>
      <YearCalendar defaultValue={time} />
    </WithDayjs>
  );
}

export function Picker() {
  return (
    <WithDayjs>
      <DatePicker label="Start" defaultValue={time} />
    </WithDayjs>
  );
}

export function Clock() {
  return (
    <WithDayjs>
      <TimeClock ampm={false} defaultValue={time} />
    </WithDayjs>
  );
}

export function SteppedClock() {
  return (
    <WithDayjs>
      <TimeClock views={['minutes']} minutesStep={5} defaultValue={time} />
    </WithDayjs>
  );
}

export function List() {
  return (
    <WithDayjs>
      <DigitalClock ampm={false} defaultValue={time} />
    </WithDayjs>
  );
}

export function Columns() {
  return (
    <WithDayjs>
      <MultiSectionDigitalClock ampm={false} defaultValue={time} />
    </WithDayjs>
  );
}

export function TimeOfDay() {
  return (
    <WithDayjs>
      <TimePicker label="Start" ampm={false} defaultValue={time} />
    </WithDayjs>
  );
}
