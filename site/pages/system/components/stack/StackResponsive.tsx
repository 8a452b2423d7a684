import Stack from '@mui/system/Stack';
import Tile from './Tile';

export default function StackResponsive() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2, md: 4 }}
    >
      <Tile>Monday</Tile>
      <Tile>Wednesday</Tile>
      <Tile>Friday</Tile>
    </Stack>
  );
}
