import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';

const localeText: PickersInputLocaleText = {
  calendarWeekNumberHeaderText: 'Wk',
  calendarWeekNumberText: (week) => `${week}`.padStart(2, '0'),
  calendarWeekNumberAriaLabelText: (week) => `Calendar week ${week}`,
};

export default function LocaleTextFunctions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
      <DateCalendar
        displayWeekNumber
        defaultValue={dayjs('2026-02-12')}
        disableHighlightToday
      />
    </LocalizationProvider>
  );
}
