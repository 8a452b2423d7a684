import dayjs from 'dayjs';
import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoff';
import ScheduleIcon from '@mui/icons-material/Schedule';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

export default function TabsIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        defaultValue={dayjs('2026-05-14T15:30')}
        disableHighlightToday
        slotProps={{
          tabs: {
            hidden: false,
            dateIcon: <FlightTakeoffIcon />,
            timeIcon: <ScheduleIcon />,
          },
          toolbar: { hidden: true },
          actionBar: { actions: [] },
        }}
      />
    </LocalizationProvider>
  );
}
