import Stack from '@mui/system/Stack';
import Tile from './Tile';

const topics = ['Train', 'Ferry', 'Bicycle', 'On foot', 'Night bus', 'Tram'];

export default function StackFlexGap() {
  return (
    <Stack
      useFlexGap
      direction="row"
      spacing={1.5}
      sx={{ flexWrap: 'wrap', maxWidth: 320 }}
    >
      {topics.map((topic) => (
        <Tile key={topic}>{topic}</Tile>
      ))}
    </Stack>
  );
}
