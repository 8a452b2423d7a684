import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { Pitfall } from '../../pitfall';

dayjs.extend(utc);
dayjs.extend(timezone);

const zone = 'Asia/Tokyo';
const first = dayjs.tz('2026-05-01', zone);
const Localized = ({ minDate }: { minDate: Dayjs }) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DateField timezone={zone} value={first} minDate={minDate} />
  </LocalizationProvider>
);

export default [
  {
    lead: '`minDate` is off by a day, or `minDateTime` by hours.',
    Failing: () => <Localized minDate={dayjs.tz('2026-05-01T20:00', 'UTC')} />,
    Fixed: () => <Localized minDate={dayjs.tz('2026-05-01T20:00', zone)} />,
    symptom: async ({ find }) =>
      (await find('[role=group]')).getAttribute('aria-invalid') === 'true',
  },
] satisfies Pitfall[];
