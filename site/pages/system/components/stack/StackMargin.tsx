import Stack from '@mui/system/Stack';
import Tile from './Tile';

export default function StackMargin() {
  return (
    <Stack useFlexGap direction="row" spacing={2}>
      <Tile>Save</Tile>
      <Tile>Preview</Tile>
      <Tile sx={{ marginInlineStart: 'auto' }}>Delete</Tile>
    </Stack>
  );
}
