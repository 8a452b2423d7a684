import Stack from '@mui/system/Stack';
import Tile from './Tile';

export default function StackSystemProps() {
  return (
    <Stack
      direction="row"
      spacing={2}
      p={2}
      alignItems="center"
      border="1px solid"
      borderRadius={2}
    >
      <span>Battery</span>
      <Tile>84%</Tile>
    </Stack>
  );
}
