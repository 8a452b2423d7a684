import type * as React from 'react';
import dayjs from 'dayjs';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';
import {
  ThemeProvider as MaterialThemeProvider,
  useTheme,
} from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const joyTheme = { [THEME_ID]: extendTheme() };

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

function JoyField(props: InputFieldProps) {
  const { id, label, value, placeholder, disabled, error } = props;
  const { onChange, onFocus, onBlur, onClick } = props;
  return (
    <FormControl id={id} disabled={disabled} error={error}>
      <FormLabel>{label}</FormLabel>
      <Input
        ref={props.InputProps?.ref}
        value={value}
        placeholder={placeholder}
        onChange={onChange}
        onFocus={onFocus}
        onBlur={onBlur}
        onClick={onClick}
        endDecorator={props.InputProps?.endAdornment}
        slotProps={{ input: { ...props.inputProps } }}
      />
    </FormControl>
  );
}

export default function FieldJoy() {
  // The popup is Material UI's: it needs its own theme beside Joy UI's.
  const materialTheme = useTheme();
  return (
    <MaterialThemeProvider theme={materialTheme}>
      <ThemeProvider theme={joyTheme}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
            <DatePicker
              label="Start of the trial"
              defaultValue={dayjs('2026-05-14')}
              enableAccessibleFieldDOMStructure={false}
              slots={{ textField: JoyField }}
            />
          </Sheet>
        </LocalizationProvider>
      </ThemeProvider>
    </MaterialThemeProvider>
  );
}
