import Stack from '@mui/system/Stack';
import Tile from './Tile';

export default function StackDirection() {
  return (
    <Stack spacing={4}>
      <Stack direction="row" spacing={2}>
        <Tile>row</Tile>
        <Tile>second</Tile>
      </Stack>
      <Stack direction="row-reverse" spacing={2}>
        <Tile>row-reverse</Tile>
        <Tile>second</Tile>
      </Stack>
      <Stack direction="column" spacing={2}>
        <Tile>column</Tile>
        <Tile>second</Tile>
      </Stack>
      <Stack direction="column-reverse" spacing={2}>
        <Tile>column-reverse</Tile>
        <Tile>second</Tile>
      </Stack>
    </Stack>
  );
}
