import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

export default function ValidationDisabledTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiSectionDigitalClock
        ampm={false}
        defaultValue={dayjs('2026-05-14T14:15')}
        timeSteps={{ minutes: 15 }}
        shouldDisableTime={(time, view) =>
          (view === 'hours' && time.hour() === 13) ||
          (view === 'minutes' && time.hour() === 14 && time.minute() > 15)
        }
      />
    </LocalizationProvider>
  );
}
