import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';
import Tile from './Tile';

export default function StackAlign() {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ justifyContent: 'space-between', alignItems: 'center' }}
    >
      <Box sx={{ fontSize: 24 }}>Inbox</Box>
      <Tile>12 unread</Tile>
    </Stack>
  );
}
