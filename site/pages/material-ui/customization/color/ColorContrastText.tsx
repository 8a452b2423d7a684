import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { getContrastRatio } from '@mui/material/styles';

const lines = { 3: '#ffd23f', 7: '#2a6f5b', 12: '#f28482', 15: '#3d348b' };

function textOn(color: string) {
  const white = getContrastRatio('#fff', color);
  return white >= getContrastRatio('#000', color) ? '#fff' : '#000';
}

export default function ColorContrastText() {
  return (
    <Stack direction="row" spacing={1}>
      {Object.entries(lines).map(([line, bgcolor]) => (
        <Chip
          key={line}
          label={line}
          sx={{ bgcolor, color: textOn(bgcolor) }}
        />
      ))}
    </Stack>
  );
}
