import Box from '@mui/material/Box';
import { alpha, darken, emphasize, lighten } from '@mui/material/styles';

const colors = {
  'main color': '#b4583c',
  'alpha(main, 0.4)': alpha('#b4583c', 0.4),
  'lighten(main, 0.4)': lighten('#b4583c', 0.4),
  'darken(main, 0.4)': darken('#b4583c', 0.4),
  'emphasize(main, 0.4)': emphasize('#b4583c', 0.4),
};

export default function ColorFunctions() {
  return Object.entries(colors).map(([code, color]) => (
    <Box
      key={code}
      sx={{ display: 'flex', gap: 2, p: 0.5, typography: 'body2' }}
    >
      <Box sx={{ width: 96, height: 32, borderRadius: 1, bgcolor: color }} />
      <code>{code}</code>
    </Box>
  ));
}
