import type * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface InputFieldProps {
  id?: string;
  label?: React.ReactNode;
  value?: string;
  placeholder?: string;
  disabled?: boolean;
  error?: boolean;
  onChange?: React.ChangeEventHandler<HTMLInputElement>;
  onFocus?: React.FocusEventHandler;
  onBlur?: React.FocusEventHandler;
  onClick?: React.MouseEventHandler;
  InputProps?: {
    ref?: React.Ref<HTMLDivElement>;
    endAdornment?: React.ReactNode;
  };
  inputProps?: React.ComponentPropsWithRef<'input'>;
}

function PlainField(props: InputFieldProps) {
  const { id, label, value, placeholder, disabled, error } = props;
  const { onChange, onFocus, onBlur, onClick } = props;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }} onClick={onClick}>
      <label htmlFor={id}>{label}</label>
      <Box
        ref={props.InputProps?.ref}
        sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
      >
        <input
          {...props.inputProps}
          id={id}
          value={value}
          placeholder={placeholder}
          disabled={disabled}
          aria-invalid={error}
          onChange={onChange}
          onFocus={onFocus}
          onBlur={onBlur}
          style={{
            boxSizing: 'border-box',
            font: 'inherit',
            padding: 8,
            width: '100%',
          }}
        />
        {props.InputProps?.endAdornment}
      </Box>
    </Box>
  );
}

export default function FieldPlainInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Pickup"
        defaultValue={dayjs('2026-05-14')}
        enableAccessibleFieldDOMStructure={false}
        slots={{ textField: PlainField }}
      />
    </LocalizationProvider>
  );
}
