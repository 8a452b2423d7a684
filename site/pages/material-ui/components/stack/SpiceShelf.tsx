import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const spices = [
  'Sumac',
  'Nigella',
  'Long pepper',
  'Mace',
  'Fenugreek',
  'Asafoetida',
  'Grains of paradise',
];

export default function SpiceShelf() {
  return (
    <Stack
      component="ul"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', m: 0, p: 0, maxWidth: 340, listStyle: 'none' }}
    >
      {spices.map((spice) => (
        <li key={spice}>
          <Chip label={spice} />
        </li>
      ))}
    </Stack>
  );
}
