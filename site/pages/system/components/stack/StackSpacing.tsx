import Stack from '@mui/system/Stack';
import Tile from './Tile';

export default function StackSpacing() {
  return (
    <Stack spacing={3}>
      {[0, 0.5, 2, '40px'].map((spacing) => (
        <Stack key={spacing} direction="row" spacing={spacing}>
          <Tile>spacing</Tile>
          <Tile>{spacing}</Tile>
        </Stack>
      ))}
    </Stack>
  );
}
