import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';
import Tile from './Tile';

export default function StackNoWrap() {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ alignItems: 'center', width: 280, maxWidth: '100%' }}
    >
      <Box
        sx={{
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        Minutes of the meeting in March, final version
      </Box>
      <Tile>PDF</Tile>
    </Stack>
  );
}
