import dayjs, { type Dayjs } from 'dayjs';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import type { Pitfall } from '../../pitfall';
import { logs } from '../../symptoms';

const today = dayjs('2026-05-14');
const limit = dayjs('2026-05-20');

const Localized = ({ items }: { items: PickersShortcutsItem<Dayjs | null>[] }) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <StaticDatePicker defaultValue={today} maxDate={limit} slotProps={{ shortcuts: { items } }} />
  </LocalizationProvider>
);

const week = { label: 'Week', getValue: () => today };
const end = today.endOf('month');

export default [
  {
    lead: '"Encountered two children with the same key, `Week`. Keys should be unique so that components maintain their identity across updates. Non-unique keys may cause children to be duplicated and/or omitted — the behavior is unsupported and could change in a future version."',
    Failing: () => <Localized items={[week, { ...week }]} />,
    Fixed: () => <Localized items={[week, { ...week, id: 'report-week' }]} />,
    symptom: logs('Encountered two children with the same key, `Week`.'),
  },
  {
    lead: 'A shortcut stays disabled although its date is in the calendar.',
    Failing: () => <Localized items={[{ label: 'End', getValue: () => end }]} />,
    Fixed: () => (
      <Localized items={[{ label: 'End', getValue: () => (end.isAfter(limit) ? limit : end) }]} />
    ),
    symptom: async ({ find }) =>
      (await find('.MuiChip-root')).getAttribute('aria-disabled') === 'true',
  },
] satisfies Pitfall[];
