import Box from '@mui/system/Box';
import { visuallyHidden } from './visuallyHidden';

export default function HiddenSkipLink() {
  return (
    <Box sx={{ position: 'relative', minHeight: 96 }}>
      <Box
        component="a"
        href="#skip-target"
        sx={{
          '&:not(:focus)': visuallyHidden,
          '&:focus': {
            display: 'inline-block',
            p: 1,
            bgcolor: '#0f766e',
            color: '#fff',
          },
        }}
      >
        Skip to the orders
      </Box>
      <Box id="skip-target" tabIndex={-1} sx={{ mt: 2 }}>
        24 orders are open.
      </Box>
    </Box>
  );
}
