import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function DividerFlexItem() {
  return (
    <Stack spacing={3}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        Without flexItem
        <Divider orientation="vertical" />0 px high
      </Box>
      <Box sx={{ display: 'flex', gap: 2 }}>
        With flexItem
        <Divider orientation="vertical" flexItem />
        as high as the row
      </Box>
      <Box sx={{ display: 'flex', gap: 2 }}>
        With flexItem, middle
        <Divider orientation="vertical" variant="middle" flexItem />8 px shorter
        at both ends
      </Box>
    </Stack>
  );
}
