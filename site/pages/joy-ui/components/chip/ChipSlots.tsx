import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const Swatch = styled('span')({
  order: -1,
  width: 12,
  height: 12,
  marginInlineEnd: 6,
  borderRadius: 3,
  boxShadow: 'inset 0 0 0 1px #0004',
});

const paints = [
  { name: 'Fern', color: '#5f8a4c' },
  { name: 'Clay', color: '#b5654a' },
  { name: 'Fjord', color: '#3c6e8f' },
];

export default function ChipSlots() {
  return (
    <Stack component="ul" direction="row" spacing={1} sx={{ m: 0, p: 0 }}>
      {paints.map(({ name, color }) => (
        <Chip
          key={name}
          component="li"
          variant="outlined"
          startDecorator=" "
          slots={{ startDecorator: Swatch, label: 'strong' }}
          slotProps={{ startDecorator: { style: { background: color } } }}
        >
          {name}
        </Chip>
      ))}
    </Stack>
  );
}
