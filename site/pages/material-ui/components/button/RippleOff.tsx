import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const outlined = { '&.Mui-focusVisible': { outline: 2, outlineOffset: 2 } };

export default function RippleOff() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Button variant="outlined" disableTouchRipple>
        No touch ripple
      </Button>
      <Button variant="outlined" disableFocusRipple sx={outlined}>
        No focus ripple
      </Button>
      <Button variant="outlined" disableRipple sx={outlined}>
        No ripple
      </Button>
    </Stack>
  );
}
