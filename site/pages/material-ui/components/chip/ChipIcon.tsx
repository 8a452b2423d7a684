import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ScheduleIcon from '@mui/icons-material/Schedule';

export default function ChipIcon() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip icon={<CheckCircleIcon />} color="success" label="Paid" />
      <Chip icon={<ScheduleIcon color="warning" />} label="Due Friday" />
    </Stack>
  );
}
