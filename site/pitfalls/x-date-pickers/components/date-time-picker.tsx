import dayjs from 'dayjs';
import { DateTimePicker, type DateTimePickerProps } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { Pitfall, Stage } from '../../pitfall';

const Localized = (props: DateTimePickerProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DateTimePicker ampm={false} {...props} />
  </LocalizationProvider>
);

const early = dayjs('2026-05-14T06:00');
const open = '[aria-label^="Choose date"]';

const invalid = async ({ find }: Stage) =>
  (await find('[role=group]')).getAttribute('aria-invalid') === 'true';

export default [
  {
    lead: 'On the first day, earlier times are available.',
    Failing: () => <Localized value={early} minDate={early.hour(20)} />,
    Fixed: () => <Localized value={early} minDateTime={early.hour(20)} />,
    symptom: async (stage) => !(await invalid(stage)),
  },
  {
    lead: '`minTime` no longer limits every day.',
    Failing: () => (
      <Localized
        value={early}
        maxDateTime={early.add(1, 'year')}
        minTime={early.year(2020).hour(8)}
      />
    ),
    Fixed: () => (
      <Localized
        value={early}
        maxDateTime={early.add(1, 'year')}
        minTime={early.startOf('day').hour(8)}
      />
    ),
    symptom: async (stage) => !(await invalid(stage)),
  },
  {
    lead: 'Midnight appears after a click on a day.',
    Failing: () => <Localized />,
    Fixed: () => <Localized referenceDate={early} />,
    symptom: async ({ click, find }) => {
      await click(open);
      await click('[role=gridcell][data-timestamp]');
      return (await find('[role=spinbutton][aria-label=Hours]')).textContent === '00';
    },
  },
] satisfies Pitfall[];
