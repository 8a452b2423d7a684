import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const dueDate = dayjs('2026-05-14');

function DueDate() {
  const adapter = usePickerAdapter();
  return (
    <Typography lang="fr">
      Échéance : {adapter.format(dueDate, 'fullDate')}
    </Typography>
  );
}

export default function AdapterHook() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr">
      <DueDate />
    </LocalizationProvider>
  );
}
