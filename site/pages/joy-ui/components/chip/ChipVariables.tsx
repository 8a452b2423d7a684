import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function ChipVariables() {
  return (
    <Stack direction="row" spacing={1} sx={{ '--Chip-radius': '6px' }}>
      <Chip>Draft</Chip>
      <Chip color="primary" sx={{ '--Chip-minHeight': '32px' }}>
        Tall
      </Chip>
      <Chip color="success" sx={{ '--Chip-paddingInline': '24px' }}>
        Wide
      </Chip>
    </Stack>
  );
}
