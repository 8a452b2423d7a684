import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { validateDate } from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';

const imported = ['2026-05-14', '2019-03-02', '2026-05-17'];
const limits = {
  minDate: dayjs('2020-01-01'),
  maxDate: dayjs('2030-12-31'),
  disablePast: false,
  disableFuture: false,
  shouldDisableDate: (day: dayjs.Dayjs) => day.day() === 0,
};

function ImportedDate({ text }: { text: string }) {
  const adapter = usePickerAdapter();
  const error = validateDate({
    adapter,
    value: dayjs(text),
    timezone: 'default',
    props: limits,
  });
  return <Chip label={`${text}: ${error ?? 'valid'}`} variant="outlined" />;
}

export default function ValidationStandalone() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        {imported.map((text) => (
          <ImportedDate key={text} text={text} />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
