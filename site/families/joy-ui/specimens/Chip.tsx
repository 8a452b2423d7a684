import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function ChipSpecimen() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip color="primary">Open</Chip>
      <Chip color="success" variant="soft">
        Paid
      </Chip>
      <Chip variant="outlined">Draft</Chip>
    </Stack>
  );
}
