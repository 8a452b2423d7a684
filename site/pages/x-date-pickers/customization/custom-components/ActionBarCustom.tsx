import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickerActionsContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const launch = dayjs('2026-06-01');

function LaunchActionBar({ className }: PickersActionBarProps) {
  const { setValue, acceptValueChanges } = usePickerActionsContext();
  return (
    <DialogActions className={className}>
      <Button onClick={() => setValue(launch, { changeImportance: 'set' })}>
        Launch day
      </Button>
      <Button variant="contained" onClick={acceptValueChanges}>
        Use this date
      </Button>
    </DialogActions>
  );
}

export default function ActionBarCustom() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2026-05-14')}
        disableHighlightToday
        slots={{ actionBar: LaunchActionBar }}
        slotProps={{ toolbar: { hidden: true } }}
      />
    </LocalizationProvider>
  );
}
