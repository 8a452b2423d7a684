import Box from '@mui/system/Box';
import { visuallyHidden } from './visuallyHidden';

export default function HiddenText() {
  return (
    <Box
      component="a"
      href="#HiddenText"
      sx={{ color: 'light-dark(#0f766e, #5eead4)' }}
    >
      Read more
      <Box component="span" sx={visuallyHidden}>
        {' '}
        about delivery times
      </Box>
    </Box>
  );
}
