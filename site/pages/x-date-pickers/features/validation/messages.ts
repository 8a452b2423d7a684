import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

type Code = NonNullable<DateTimeValidationError> | 'invalidRange';

export const messages: Record<Code, string> = {
  invalidDate: 'This date does not exist',
  minDate: 'Choose a date from March on',
  maxDate: 'Choose a date before December',
  disablePast: 'Choose a date in the future',
  disableFuture: 'Choose a date in the past',
  shouldDisableDate: 'We are closed on this day',
  shouldDisableMonth: 'We are closed in this month',
  shouldDisableYear: 'We are closed in this year',
  minTime: 'We open at 9:00',
  maxTime: 'We close at 18:00',
  minutesStep: 'Choose a full five minutes',
  'shouldDisableTime-hours': 'No appointments in this hour',
  'shouldDisableTime-minutes': 'No appointments at this minute',
  'shouldDisableTime-seconds': 'No appointments at this second',
  invalidRange: 'The end is before the start',
};
