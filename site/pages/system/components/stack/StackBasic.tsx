import Stack from '@mui/system/Stack';
import Tile from './Tile';

export default function StackBasic() {
  return (
    <Stack spacing={2}>
      <Tile>Received</Tile>
      <Tile>Packed</Tile>
      <Tile>On its way</Tile>
    </Stack>
  );
}
