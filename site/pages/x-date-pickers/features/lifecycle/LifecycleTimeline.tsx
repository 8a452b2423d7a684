import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { EventTimeline, useEventLog } from './EventTimeline';

const show = (value: Dayjs | null) =>
  value === null
    ? 'null'
    : value.isValid()
      ? value.format('MM/DD/YYYY')
      : 'invalid';

export default function LifecycleTimeline() {
  const [kind, setKind] = useState('desktop');
  const { events, add, clear } = useEventLog();

  const handlers = {
    onChange: (value: Dayjs | null) => add('onChange', show(value)),
    onError: (code: string | null) => add('onError', code ?? 'null'),
    minDate: dayjs('2026-05-04'),
    defaultValue: dayjs('2026-05-14T10:00'),
  };
  const pickerHandlers = {
    ...handlers,
    onAccept: (value: Dayjs | null) => add('onAccept', show(value)),
    onOpen: () => add('onOpen', ''),
    onClose: () => add('onClose', ''),
    onViewChange: (view: string) => add('onViewChange', view),
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1.5} sx={{ width: '100%' }}>
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          spacing={2}
          sx={{ alignItems: { md: 'center' }, justifyContent: 'space-between' }}
        >
          <ToggleButtonGroup
            exclusive
            size="small"
            value={kind}
            onChange={(_, next: string | null) => next && setKind(next)}
            aria-label="Component"
          >
            <ToggleButton value="desktop">Desktop</ToggleButton>
            <ToggleButton value="mobile">Mobile</ToggleButton>
            <ToggleButton value="field">Field</ToggleButton>
          </ToggleButtonGroup>
          {kind === 'desktop' && (
            <DesktopDateTimePicker
              label="Departure"
              {...pickerHandlers}
              slotProps={{ textField: { size: 'small' } }}
            />
          )}
          {kind === 'mobile' && (
            <MobileDatePicker
              label="Departure"
              {...pickerHandlers}
              slotProps={{ textField: { size: 'small' } }}
            />
          )}
          {kind === 'field' && (
            <DateField label="Departure" size="small" {...handlers} />
          )}
        </Stack>
        <EventTimeline events={events} onClear={clear} />
      </Stack>
    </LocalizationProvider>
  );
}
