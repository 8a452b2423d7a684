import Box from '@mui/system/Box';
import { visuallyHidden } from './visuallyHidden';

export default function HiddenLabel() {
  return (
    <Box
      component="form"
      sx={{ position: 'relative', display: 'flex', gap: 1 }}
    >
      <Box component="label" htmlFor="order-number" sx={visuallyHidden}>
        Number of the order
      </Box>
      <Box
        component="input"
        id="order-number"
        inputMode="numeric"
        sx={{ p: 1, width: 160, font: 'inherit' }}
      />
      <Box component="button" type="button" sx={{ px: 2, font: 'inherit' }}>
        Find
      </Box>
    </Box>
  );
}
