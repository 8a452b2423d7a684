import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';

const knownWidth = 1280;
const guess = (query: string) => ({
  matches: knownWidth >= Number(/min-width:\s*(\d+)/.exec(query)?.[1] ?? 0),
});
const dishes = ['Leek tart', 'Barley soup', 'Plum cake', 'Coffee'];

export default function MenuBoard() {
  const roomy = useMediaQuery('(min-width: 900px)', { ssrMatchMedia: guess });
  const ready = useMediaQuery('all', { defaultMatches: false });

  return (
    <Stack spacing={1} sx={{ width: { xs: 240, md: 'auto' } }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ overflow: 'hidden' }}>
        {dishes.slice(0, roomy ? 4 : 2).map((dish) => (
          <Chip key={dish} label={dish} />
        ))}
      </Stack>
      <span>{ready ? 'Measured in your window' : 'Guessed on the server'}</span>
    </Stack>
  );
}
