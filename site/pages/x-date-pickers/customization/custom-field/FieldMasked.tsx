import * as React from 'react';
import type { Dayjs } from 'dayjs';
import dayjs from 'dayjs';
import EventIcon from '@mui/icons-material/Event';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import {
  usePickerContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import { PatternFormat } from 'react-number-format';

function MaskedField(props: DatePickerFieldProps) {
  const { internalProps } = useSplitFieldProps(props, 'date');
  const picker = usePickerContext<Dayjs | null>();
  const { value, setValue, setOpen, label, triggerRef, timezone } = picker;
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });
  const [typed, setTyped] = React.useState('');
  return (
    <PatternFormat
      customInput={TextField}
      format="##/##/####"
      mask="_"
      valueIsNumericString
      value={value?.isValid() ? value.format('MMDDYYYY') : typed}
      onValueChange={(next, { event }) => {
        setTyped(next.value);
        if (!event) return;
        const day = dayjs(next.value, 'MMDDYYYY', true);
        setValue(next.value.length === 8 ? day : null, {
          changeImportance: 'set',
        });
      }}
      onBlur={() => {
        if (value?.isValid() !== false) setTyped('');
      }}
      disabled={picker.disabled}
      error={hasValidationError}
      label={label}
      placeholder="MM/DD/YYYY"
      slotProps={{
        input: {
          ref: triggerRef,
          endAdornment: (
            <IconButton
              aria-label="Open calendar"
              edge="end"
              onClick={() => setOpen(true)}
            >
              <EventIcon />
            </IconButton>
          ),
        },
      }}
    />
  );
}

export default function FieldMasked() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of issue"
        defaultValue={dayjs('2026-05-14')}
        minDate={dayjs('2020-01-01')}
        slots={{ field: MaskedField }}
      />
    </LocalizationProvider>
  );
}
