import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const signs = [
  { glyph: 'cottage', says: 'Hut, 40 minutes' },
  { glyph: 'water_drop', says: 'Spring, all year' },
  { glyph: 'directions_bus', says: 'Bus to the valley' },
];

export default function TrailSigns() {
  return (
    <Stack spacing={1.5}>
      {signs.map(({ glyph, says }) => (
        <Stack key={glyph} direction="row" spacing={1.5} useFlexGap>
          <Icon color="primary">{glyph}</Icon>
          <Typography>{says}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
