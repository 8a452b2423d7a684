import dayjs from 'dayjs';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DateTimePickerTabsProps } from '@mui/x-date-pickers/DateTimePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

function ViewTabs({ className }: DateTimePickerTabsProps) {
  const { view, views, setView } = usePickerContext();
  return (
    <ToggleButtonGroup
      className={className}
      exclusive
      fullWidth
      size="small"
      aria-label="View"
      value={view}
      onChange={(_event, next: (typeof views)[number] | null) => {
        if (next) setView(next);
      }}
      sx={{ p: 2 }}
    >
      {views.map((name) => (
        <ToggleButton key={name} value={name}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

export default function TabsCustom() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        ampm={false}
        views={['day', 'hours', 'minutes']}
        defaultValue={dayjs('2026-05-14T15:30')}
        disableHighlightToday
        slots={{ tabs: ViewTabs }}
        slotProps={{
          toolbar: { hidden: true },
          actionBar: { actions: [] },
        }}
      />
    </LocalizationProvider>
  );
}
