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
import type { EventName } from './EventTimeline';

const show = (value?: Dayjs | string | null) =>
  value === undefined || typeof value === 'string'
    ? (value ?? '')
    : value === null
      ? 'null'
      : value.isValid()
        ? value.format('MM/DD/YYYY')
        : 'invalid';

const shared = {
  label: 'Departure',
  defaultValue: dayjs('2026-05-14T10:00'),
  minDate: dayjs('2026-05-04'),
};
const small = { textField: { size: 'small' } } as const;

export default function LifecycleTimeline() {
  const [kind, setKind] = useState('desktop');
  const { events, add, clear } = useEventLog();
  const log =
    (name: EventName) =>
    (value?: Dayjs | string | null): void =>
      add(name, show(value));

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
              {...shared}
              onOpen={log('onOpen')}
              onChange={log('onChange')}
              onError={log('onError')}
              onViewChange={log('onViewChange')}
              onAccept={log('onAccept')}
              onClose={log('onClose')}
              slotProps={small}
            />
          )}
          {kind === 'mobile' && (
            <MobileDatePicker
              {...shared}
              onOpen={log('onOpen')}
              onChange={log('onChange')}
              onError={log('onError')}
              onViewChange={log('onViewChange')}
              onAccept={log('onAccept')}
              onClose={log('onClose')}
              slotProps={small}
            />
          )}
          {kind === 'field' && (
            <DateField
              {...shared}
              size="small"
              onChange={log('onChange')}
              onError={log('onError')}
            />
          )}
        </Stack>
        <EventTimeline events={events} onClear={clear} />
      </Stack>
    </LocalizationProvider>
  );
}
