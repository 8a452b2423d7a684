import dayjs from 'dayjs';
import 'dayjs/locale/de';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Pitfall } from '../../pitfall';
import { logs, textOf } from '../../symptoms';

const Localized = ({ locale }: { locale: string }) => (
  <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
    <DateField value={dayjs('2026-05-14')} />
  </LocalizationProvider>
);

export default [
  {
    lead: 'Month names are German, but the order of the field is American.',
    Failing: () => <Localized locale="de-DE" />,
    Fixed: () => <Localized locale="de" />,
    symptom: async (stage) => (await textOf(stage, '[role=spinbutton]')) === '05',
  },
  {
    lead: '"MUI X: Your locale has not been found."',
    Failing: () => <Localized locale="fr" />,
    Fixed: () => <Localized locale="de" />,
    symptom: logs('MUI X: Your locale has not been found.'),
  },
] satisfies Pitfall[];
