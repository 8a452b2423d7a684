import dayjs from 'dayjs';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function ChevronIcon(props: SvgIconProps) {
  const { open } = usePickerContext();
  return open ? <ExpandLessIcon {...props} /> : <ExpandMoreIcon {...props} />;
}

export default function OpeningIconState() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Departure"
        defaultValue={dayjs('2026-05-14')}
        slots={{ openPickerIcon: ChevronIcon }}
      />
    </LocalizationProvider>
  );
}
