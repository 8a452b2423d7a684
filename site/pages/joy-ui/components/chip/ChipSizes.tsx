import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function ChipSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Chip size="sm">sm, 20 px</Chip>
      <Chip size="md">md, 24 px</Chip>
      <Chip size="lg">lg, 28 px</Chip>
    </Stack>
  );
}
