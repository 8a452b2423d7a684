import * as React from 'react';
import dayjs from 'dayjs';
import EventIcon from '@mui/icons-material/Event';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';

const box = {
  display: 'flex',
  alignItems: 'center',
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 1,
  '&:focus-within': { borderColor: 'primary.main' },
  '& .MuiPickersSectionList-sectionContent:focus': {
    bgcolor: 'action.selected',
  },
};

function SectionsField(props: DatePickerFieldProps) {
  const picker = usePickerContext();
  const { label, name, setOpen, triggerRef, triggerStatus } = picker;
  const { rootRef, rootClassName, rootSx } = picker;
  const field = useDateField<true, DatePickerFieldProps>(props);
  const ownId = React.useId();
  const id = field.id ?? ownId;

  return (
    <Box ref={rootRef} className={rootClassName} sx={rootSx}>
      <span id={`${id}-label`}>{label}</span>
      <Box ref={triggerRef} sx={box}>
        <PickersSectionList
          role="group"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-help`}
          sectionListRef={field.sectionListRef}
          elements={field.elements}
          contentEditable={field.contentEditable}
          tabIndex={field.tabIndex}
          onBlur={field.onBlur}
          onClick={field.onClick}
          onFocus={field.onFocus}
          onInput={field.onInput}
          onKeyDown={field.onKeyDown}
          onMouseDown={field.onMouseDown}
          onPaste={field.onPaste}
          style={{ flex: 1, padding: 8 }}
        />
        <input type="hidden" name={name} value={field.value} />
        {triggerStatus !== 'hidden' && (
          <IconButton
            aria-label={field.openPickerAriaLabel}
            disabled={triggerStatus === 'disabled'}
            onClick={() => setOpen((open) => !open)}
          >
            <EventIcon />
          </IconButton>
        )}
      </Box>
      <FormHelperText id={`${id}-help`} error={field.error}>
        {field.error ? 'Not a day of 2026' : 'A day of 2026'}
      </FormHelperText>
    </Box>
  );
}

export default function FieldSections() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Pickup"
        name="pickup"
        defaultValue={dayjs('2026-05-14')}
        minDate={dayjs('2026-01-01')}
        maxDate={dayjs('2026-12-31')}
        slots={{ field: SectionsField }}
        sx={{ width: 260, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
