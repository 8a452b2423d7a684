import type { Dayjs } from 'dayjs';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const invoice = dayjs('2026-05-01');

function DueToolbar({ className }: DatePickerToolbarProps) {
  const { value } = usePickerContext<Dayjs | null>();
  return (
    <Stack
      className={className}
      direction="row"
      sx={{ alignItems: 'baseline', gap: 1, p: 2 }}
    >
      <Typography variant="h4" component="p">
        {value ? value.diff(invoice, 'day') : '–'}
      </Typography>
      <Typography color="text.secondary">days to pay</Typography>
    </Stack>
  );
}

export default function ToolbarCustom() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2026-05-14')}
        minDate={invoice}
        disableHighlightToday
        slots={{ toolbar: DueToolbar }}
        slotProps={{ actionBar: { actions: [] } }}
      />
    </LocalizationProvider>
  );
}
