import 'dayjs/locale/de';
import Alert from '@mui/material/Alert';
import { deDE, enUS } from '@mui/material/locale';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE as pickersDeDE } from '@mui/x-date-pickers/locales';
import type { Pitfall, Stage } from '../../pitfall';
import { textOf } from '../../symptoms';

const own = { components: { MuiAlert: { defaultProps: { closeText: 'Ausblenden' } } } };

const Notice = ({ theme }: { theme: Theme }) => (
  <ThemeProvider theme={theme}>
    <Alert onClose={() => undefined}>Paid</Alert>
  </ThemeProvider>
);

const Picker = ({ locale, theme }: { locale?: string; theme: Theme }) => (
  <ThemeProvider theme={theme}>
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <DatePicker open />
    </LocalizationProvider>
  </ThemeProvider>
);

const german = createTheme({}, pickersDeDE);

const closeIs = (text: string) => async (stage: Stage) =>
  (await stage.find('button')).title === text;

export default [
  {
    lead: 'English does not come back.',
    Failing: () => <Notice theme={createTheme(createTheme({}, deDE), enUS)} />,
    Fixed: () => <Notice theme={createTheme({}, enUS)} />,
    symptom: closeIs('Schließen'),
  },
  {
    lead: 'Your own text is ignored.',
    Failing: () => <Notice theme={createTheme(own, deDE)} />,
    Fixed: () => <Notice theme={createTheme({}, deDE, own)} />,
    symptom: closeIs('Schließen'),
  },
  {
    lead: 'Months and days stay English.',
    Failing: () => <Picker theme={german} />,
    Fixed: () => <Picker theme={german} locale="de" />,
    symptom: async (stage) => (await textOf(stage, '.MuiDayCalendar-weekDayLabel')) === 'S',
  },
  {
    lead: 'Month names change, buttons do not.',
    Failing: () => <Picker theme={createTheme()} locale="de" />,
    Fixed: () => <Picker theme={german} locale="de" />,
    symptom: async (stage) =>
      (await stage.find('.MuiPickersArrowSwitcher-button')).title === 'Previous month',
  },
] satisfies Pitfall[];
