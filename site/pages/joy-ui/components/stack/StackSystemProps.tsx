import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function StackSystemProps() {
  return (
    <Stack
      direction="row"
      spacing={1}
      alignItems="center"
      p={2}
      bgcolor="background.level1"
      borderRadius="md"
    >
      <Chip size="lg" variant="solid">
        Draft
      </Chip>
      <Chip size="sm" variant="solid">
        Private
      </Chip>
    </Stack>
  );
}
