import dayjs from 'dayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import type { Pitfall } from '../../pitfall';

const Localized = ({ format }: { format?: string }) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <TimeField ampm format={format} value={dayjs('2026-05-14T15:00')} />
  </LocalizationProvider>
);

export default [
  {
    lead: '`ampm` has no effect.',
    Failing: () => <Localized format="HH:mm" />,
    Fixed: () => <Localized format="hh:mm A" />,
    symptom: async ({ within }) =>
      !(await within(() => document.querySelector('[aria-label=Meridiem]') !== null)),
  },
] satisfies Pitfall[];
