import * as React from 'react';
import dayjs from 'dayjs';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const slots: Record<string, string> = {
  layout: '.MuiPickersLayout-root',
  toolbar: '.MuiPickersLayout-toolbar',
  calendarHeader: '.MuiPickersCalendarHeader-root',
  switchViewButton: '.MuiPickersCalendarHeader-switchViewButton',
  switchViewIcon: '.MuiPickersCalendarHeader-switchViewIcon',
  previousIconButton: '.MuiPickersArrowSwitcher-previousIconButton',
  nextIconButton: '.MuiPickersArrowSwitcher-nextIconButton',
  day: '.MuiPickersDay-root',
  actionBar: '.MuiPickersLayout-actionBar',
};

export default function SlotFinder() {
  const [slot, setSlot] = React.useState('calendarHeader');
  const outline = {
    outline: '2px solid',
    outlineColor: 'error.main',
    outlineOffset: -2,
  };
  const selector = slots[slot] ?? '';
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center', width: '100%' }}>
        <Stack
          direction="row"
          role="group"
          aria-label="Slot"
          useFlexGap
          sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}
        >
          {Object.keys(slots).map((name) => (
            <Chip
              key={name}
              label={name}
              size="small"
              color={name === slot ? 'primary' : 'default'}
              aria-pressed={name === slot}
              onClick={() => setSlot(name)}
            />
          ))}
        </Stack>
        <Typography component="code" variant="body2" role="status">
          {selector}
        </Typography>
        <StaticDatePicker
          orientation="portrait"
          defaultValue={dayjs('2026-05-14')}
          disableHighlightToday
          slotProps={{
            layout: {
              sx: slot === 'layout' ? outline : { [selector]: outline },
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
