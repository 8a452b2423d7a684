import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

const row = { display: 'flex', gap: 2, minHeight: 48, alignItems: 'center' };

export default function DividerFlexItem() {
  return (
    <Stack spacing={3}>
      <Box sx={row}>
        Without flexItem
        <Divider orientation="vertical" />0 px high
      </Box>
      <Box sx={row}>
        With flexItem
        <Divider orientation="vertical" flexItem />
        as high as the row
      </Box>
      <Box sx={row}>
        With flexItem, middle
        <Divider orientation="vertical" variant="middle" flexItem />8 px shorter
        at both ends
      </Box>
    </Stack>
  );
}
