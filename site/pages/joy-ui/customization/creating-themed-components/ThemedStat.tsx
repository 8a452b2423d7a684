import Stack from '@mui/joy/Stack';
import Stat from './Stat';

export default function ThemedStat() {
  return (
    <Stack direction="row" spacing={2}>
      <Stat value="48" label="Loans today" />
      <Stat value="6" label="Overdue" color="danger" variant="outlined" />
    </Stack>
  );
}
