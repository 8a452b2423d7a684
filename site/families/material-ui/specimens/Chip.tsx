import CheckIcon from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const keep = () => undefined;

export default function ChipSpecimen() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip icon={<CheckIcon />} label="Paid" color="success" />
      <Chip label="Draft" variant="outlined" onDelete={keep} />
    </Stack>
  );
}
