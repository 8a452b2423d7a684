import type { Dayjs } from 'dayjs';
import dayjs from 'dayjs';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import {
  useParsedFormat,
  usePickerContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

function DayStepperField(props: DatePickerFieldProps) {
  const { internalProps } = useSplitFieldProps(props, 'date');
  const picker = usePickerContext<Dayjs | null>();
  const { value, setValue, open, setOpen, label } = picker;
  const { fieldFormat, timezone, rootRef, triggerRef } = picker;
  const placeholder = useParsedFormat();
  const { validationError, getValidationErrorForNewValue } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  const step = (days: number, name: string) => {
    const next = value?.add(days, 'day') ?? null;
    return {
      'aria-label': name,
      disabled: next === null || getValidationErrorForNewValue(next) !== null,
      onClick: () => setValue(next),
    };
  };

  return (
    <div ref={rootRef}>
      <Stack
        direction="row"
        role="group"
        aria-label={typeof label === 'string' ? label : undefined}
        sx={{ alignItems: 'center', gap: 1 }}
      >
        <IconButton {...step(-1, 'Previous day')}>
          <RemoveIcon />
        </IconButton>
        <Button
          ref={triggerRef}
          variant="outlined"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen((isOpen) => !isOpen)}
        >
          {value ? value.format(fieldFormat) : placeholder}
        </Button>
        <IconButton {...step(1, 'Next day')}>
          <AddIcon />
        </IconButton>
      </Stack>
      <FormHelperText error={validationError !== null}>
        {validationError ? 'Not a day of the festival' : 'May 12 to May 16'}
      </FormHelperText>
    </div>
  );
}

export default function FieldDayStepper() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Festival day"
        format="ddd, MMM D"
        defaultValue={dayjs('2026-05-14')}
        minDate={dayjs('2026-05-12')}
        maxDate={dayjs('2026-05-16')}
        slots={{ field: DayStepperField }}
      />
    </LocalizationProvider>
  );
}
