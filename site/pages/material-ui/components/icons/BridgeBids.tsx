import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const bids = [
  { bid: 'One spade', glyph: '♠', red: false },
  { bid: 'Two hearts', glyph: '♥', red: true },
  { bid: 'Three diamonds', glyph: '♦', red: true },
];

export default function BridgeBids() {
  return (
    <Stack
      component="ol"
      spacing={1}
      sx={{ m: 0, p: 0, '& .suit': { fontStyle: 'normal', lineHeight: 1 } }}
    >
      {bids.map(({ bid, glyph, red }) => (
        <Stack
          key={bid}
          component="li"
          direction="row"
          spacing={1.5}
          useFlexGap
        >
          <Icon
            component="i"
            baseClassName="suit"
            color={red ? 'error' : 'inherit'}
            sx={{ overflow: 'visible' }}
          >
            {glyph}
          </Icon>
          <Typography>{bid}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
