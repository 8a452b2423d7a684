import type { Dayjs } from 'dayjs';
import dayjs from 'dayjs';
import EventIcon from '@mui/icons-material/Event';
import Autocomplete from '@mui/material/Autocomplete';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const deliveries = ['2026-05-05', '2026-05-12', '2026-05-19', '2026-05-26'].map(
  (day) => dayjs(day),
);
const isDelivery = (day: Dayjs) =>
  deliveries.some((other) => other.isSame(day, 'day'));

function DeliveryField() {
  const picker = usePickerContext<Dayjs | null>();
  const { value, setValue, setOpen, label, triggerRef } = picker;
  return (
    <Autocomplete
      ref={triggerRef}
      sx={{ width: 280, maxWidth: '100%' }}
      options={deliveries}
      value={value}
      onChange={(_event, day) => setValue(day)}
      getOptionLabel={(day) => day.format('dddd, MMMM D')}
      getOptionKey={(day) => day.valueOf()}
      isOptionEqualToValue={(one, other) => one.isSame(other, 'day')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          slotProps={{
            input: {
              ...params.InputProps,
              startAdornment: (
                <InputAdornment position="start">
                  <IconButton
                    aria-label="Open calendar"
                    edge="start"
                    onClick={() => setOpen(true)}
                  >
                    <EventIcon />
                  </IconButton>
                </InputAdornment>
              ),
            },
          }}
        />
      )}
    />
  );
}

export default function FieldAutocomplete() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={deliveries[1]}
        shouldDisableDate={(day: Dayjs) => !isDelivery(day)}
        slots={{ field: DeliveryField }}
      />
    </LocalizationProvider>
  );
}
