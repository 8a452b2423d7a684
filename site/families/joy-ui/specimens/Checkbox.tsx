import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxSpecimen() {
  return (
    <Stack spacing={1}>
      <Checkbox label="Water plants" defaultChecked />
      <Checkbox label="Air the room" />
    </Stack>
  );
}
