import Radio from '@mui/joy/Radio';
import Stack from '@mui/joy/Stack';

export default function RadioSpecimen() {
  return (
    <Stack direction="row" spacing={2}>
      <Radio label="Train" checked />
      <Radio label="Bus" checked={false} />
    </Stack>
  );
}
