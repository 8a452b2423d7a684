import dayjs, { type Dayjs } from 'dayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { Pitfall } from '../../pitfall';
import { boxOf, logs, textOf } from '../../symptoms';

const Localized = ({ value, width }: { value: DateRange<Dayjs>; width?: number }) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DateRangePicker value={value} format="MMMM DD, YYYY" sx={{ width }} />
  </LocalizationProvider>
);

const stay: DateRange<Dayjs> = [dayjs('2026-05-14'), dayjs('2026-05-17')];
const evening = dayjs('2026-05-17T18:00');

export default [
  {
    lead: '`value={null}` fails.',
    Failing: () => <Localized value={null as unknown as DateRange<Dayjs>} />,
    Fixed: () => <Localized value={[null, null]} />,
    symptom: logs('Cannot read properties of null'),
  },
  {
    lead: 'The last digits of the field are cut off.',
    Failing: () => <Localized value={stay} />,
    Fixed: () => <Localized value={stay} width={480} />,
    symptom: async (stage) => {
      const text = '.MuiPickersInputBase-sectionsContainer';
      const last = await boxOf(stage, `${text} > :last-child`);
      return last.right > (await boxOf(stage, text)).right;
    },
  },
  {
    lead: 'The range is one day short.',
    Failing: () => <output>{evening.isAfter(stay[1]) ? 'outside' : 'inside'}</output>,
    Fixed: () => <output>{evening.isAfter(stay[1], 'day') ? 'outside' : 'inside'}</output>,
    symptom: async (stage) => (await textOf(stage, 'output')) === 'outside',
  },
] satisfies Pitfall[];
