import Chip from '@mui/material/Chip';
import LocalFireDepartment from '@mui/icons-material/LocalFireDepartment';

export default function StreakChip() {
  return <Chip icon={<LocalFireDepartment />} label="12 days in a row" />;
}
