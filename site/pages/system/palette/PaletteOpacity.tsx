import { alpha } from '@mui/system';
import Box from '@mui/system/Box';

export default function PaletteOpacity() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {[0.1, 0.2, 0.3, 0.4].map((opacity) => (
        <Box
          key={opacity}
          sx={{ p: 2, borderRadius: 2, bgcolor: alpha('#14b8a6', opacity) }}
        >
          {opacity}
        </Box>
      ))}
    </Box>
  );
}
