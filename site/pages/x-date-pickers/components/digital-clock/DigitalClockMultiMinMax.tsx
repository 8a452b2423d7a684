import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function DigitalClockMultiMinMax() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiSectionDigitalClock
        ampm={false}
        minutesStep={10}
        timeSteps={{ minutes: 10 }}
        minTime={dayjs('2026-05-14T09:00')}
        maxTime={dayjs('2026-05-14T17:20')}
        shouldDisableTime={(time, view) =>
          view === 'hours' && time.hour() === 12
        }
        defaultValue={dayjs('2026-05-14T11:00')}
      />
    </LocalizationProvider>
  );
}
