import * as React from 'react';
import type { Dayjs } from 'dayjs';
import dayjs from 'dayjs';
import EventIcon from '@mui/icons-material/Event';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { useParsedFormat, usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function ReadOnlyField() {
  const picker = usePickerContext<Dayjs | null>();
  const { value, label, fieldFormat, open, setOpen, triggerRef } = picker;
  const { rootRef, rootClassName, rootSx, disabled, triggerStatus } = picker;
  const placeholder = useParsedFormat();
  const openPicker = () => {
    if (triggerStatus === 'enabled') setOpen(true);
  };

  return (
    <TextField
      ref={rootRef}
      className={rootClassName}
      sx={rootSx}
      disabled={disabled}
      label={label}
      placeholder={placeholder}
      value={value ? value.format(fieldFormat) : ''}
      onClick={openPicker}
      onKeyDown={(event: React.KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        openPicker();
      }}
      slotProps={{
        input: {
          ref: triggerRef,
          readOnly: true,
          endAdornment: <EventIcon color="action" />,
          sx: { cursor: 'pointer', '& *': { cursor: 'inherit' } },
        },
        htmlInput: {
          role: 'combobox',
          'aria-haspopup': 'dialog',
          'aria-expanded': open,
        },
      }}
    />
  );
}

export default function FieldReadOnly() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Appointment"
        defaultValue={dayjs('2026-05-14')}
        slots={{ field: ReadOnlyField }}
      />
    </LocalizationProvider>
  );
}
