import Stack from '@mui/system/Stack';
import Tile from './Tile';

export default function StackList() {
  return (
    <Stack
      component="ol"
      spacing={1}
      sx={{ m: 0, p: 0, listStylePosition: 'inside' }}
    >
      {['Choose a seat', 'Pay', 'Show the code'].map((step) => (
        <Tile key={step} as="li" sx={{ textAlign: 'start' }}>
          {step}
        </Tile>
      ))}
    </Stack>
  );
}
