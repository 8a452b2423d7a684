import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView, TimeView } from '@mui/x-date-pickers/models';
import type { PickersActionBarAction } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { codeOf } from './codeOf';

const names = [
  'StaticDatePicker',
  'StaticTimePicker',
  'StaticDateTimePicker',
] as const;
const variants = ['mobile', 'desktop'] as const;
const orientations = ['portrait', 'landscape'] as const;
const allDateViews: DateView[] = ['year', 'month', 'day'];
const allTimeViews: TimeView[] = ['hours', 'minutes', 'seconds'];
const options = [
  'toolbar',
  'actionBar',
  'shortcuts',
  'ampm',
  'displayWeekNumber',
  'showDaysOutsideCurrentMonth',
] as const;

type Option = (typeof options)[number];

const shortcuts = [
  { label: 'May 1', getValue: () => dayjs('2026-05-01T09:00') },
  { label: 'June 1', getValue: () => dayjs('2026-06-01T09:00') },
];

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  values: readonly Value[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  return (
    <TextField
      select
      size="small"
      label={props.label}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value as Value)}
    >
      {props.values.map((value) => (
        <MenuItem key={value} value={value}>
          {value}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface ChecksProps<Value extends string> {
  label: string;
  chosen: readonly Value[];
  values: readonly Value[];
  least?: number;
  onChange: (chosen: Value[]) => void;
}

function Checks<Value extends string>(props: ChecksProps<Value>) {
  const { label, chosen, values, least = 0, onChange } = props;
  return (
    <FormGroup role="group" aria-label={label}>
      <FormLabel component="div">{label}</FormLabel>
      {values.map((value) => (
        <FormControlLabel
          key={value}
          label={value}
          sx={{ '.MuiFormControlLabel-label': { fontSize: 14 } }}
          control={
            <Checkbox
              size="small"
              sx={{ py: 0.25 }}
              checked={chosen.includes(value)}
              disabled={chosen.length <= least && chosen.includes(value)}
              onChange={(_event, checked) =>
                onChange(
                  values.filter((other) =>
                    other === value ? checked : chosen.includes(other),
                  ),
                )
              }
            />
          }
        />
      ))}
    </FormGroup>
  );
}

export default function PickerPlayground() {
  const [name, setName] = React.useState<(typeof names)[number]>(names[0]);
  const [variant, setVariant] =
    React.useState<(typeof variants)[number]>('mobile');
  const [orientation, setOrientation] =
    React.useState<(typeof orientations)[number]>('portrait');
  const [dateViews, setDateViews] = React.useState<DateView[]>(['year', 'day']);
  const [timeViews, setTimeViews] = React.useState<TimeView[]>([
    'hours',
    'minutes',
  ]);
  const [chosen, setChosen] = React.useState<Option[]>(['toolbar', 'ampm']);

  const withDate = name !== 'StaticTimePicker';
  const withTime = name !== 'StaticDatePicker';
  const has = (option: Option) => chosen.includes(option);
  const actions: PickersActionBarAction[] = has('actionBar')
    ? ['clear', 'accept']
    : [];
  const shared = {
    displayStaticWrapperAs: variant,
    orientation,
    slotProps: {
      toolbar: { hidden: !has('toolbar') },
      actionBar: { actions },
      shortcuts: { items: has('shortcuts') ? shortcuts : [] },
    },
    defaultValue: dayjs('2026-05-14T15:30'),
  };
  const days = {
    openTo: dateViews.includes('day') ? 'day' : dateViews[0],
    displayWeekNumber: has('displayWeekNumber'),
    showDaysOutsideCurrentMonth: has('showDaysOutsideCurrentMonth'),
    disableHighlightToday: true,
  } as const;
  const code = codeOf(name, {
    variant,
    orientation,
    views: [...(withDate ? dateViews : []), ...(withTime ? timeViews : [])],
    options: chosen,
    withDate,
    withTime,
  });
  const key = [name, variant, dateViews, timeViews].join();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          width: '100%',
          gridTemplateColumns: { xs: '1fr', md: '230px 1fr' },
        }}
      >
        <Stack spacing={2}>
          <Choice
            label="Component"
            value={name}
            values={names}
            onChange={setName}
          />
          <Choice
            label="Variant"
            value={variant}
            values={variants}
            onChange={setVariant}
          />
          <Choice
            label="Orientation"
            value={orientation}
            values={orientations}
            onChange={setOrientation}
          />
          {withDate ? (
            <Checks
              label="Date views"
              chosen={dateViews}
              values={allDateViews}
              least={1}
              onChange={setDateViews}
            />
          ) : null}
          {withTime ? (
            <Checks
              label="Time views"
              chosen={timeViews}
              values={allTimeViews}
              least={1}
              onChange={setTimeViews}
            />
          ) : null}
          <Checks
            label="Slots and props"
            chosen={chosen}
            values={options}
            onChange={setChosen}
          />
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <Box
            sx={{
              display: 'grid',
              placeItems: 'center',
              minHeight: 480,
              overflowX: 'auto',
            }}
          >
            {name === 'StaticDatePicker' ? (
              <StaticDatePicker
                key={key}
                {...shared}
                {...days}
                views={dateViews}
              />
            ) : name === 'StaticTimePicker' ? (
              <StaticTimePicker
                key={key}
                {...shared}
                ampm={has('ampm')}
                views={timeViews}
              />
            ) : (
              <StaticDateTimePicker
                key={key}
                {...shared}
                {...days}
                ampm={has('ampm')}
                views={[...dateViews, ...timeViews]}
              />
            )}
          </Box>
          <Box
            component="pre"
            dir="ltr"
            role="region"
            aria-label="Code of the picker"
            tabIndex={0}
            sx={{
              m: 0,
              p: 2,
              minHeight: 220,
              overflow: 'auto',
              borderRadius: 1,
              border: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
              fontSize: 13,
            }}
          >
            {code}
          </Box>
        </Stack>
      </Box>
    </LocalizationProvider>
  );
}
