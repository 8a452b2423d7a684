import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonSpecimen() {
  return (
    <Stack direction="row" spacing={1.5}>
      <Button>Save</Button>
      <Button variant="soft" color="neutral">
        Cancel
      </Button>
    </Stack>
  );
}
