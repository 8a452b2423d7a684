import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CallIcon from '@mui/icons-material/Call';
import { styled } from '@mui/material/styles';

const GateFab = styled(Fab)({
  borderRadius: 12,
  boxShadow: 'none',
  '&.gate-focus': { outline: '3px solid', outlineOffset: 3 },
});

export default function TaxiActions() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography>Oskar waits at the east gate.</Typography>
      <Stack direction="row" spacing={2} useFlexGap>
        <GateFab
          variant="extended"
          size="medium"
          color="primary"
          href="tel:+4712345678"
          disableRipple
          classes={{ focusVisible: 'gate-focus' }}
        >
          <CallIcon fontSize="small" sx={{ marginInlineEnd: 1 }} />
          Call Oskar
        </GateFab>
        <GateFab
          variant="extended"
          size="medium"
          disableFocusRipple
          classes={{ focusVisible: 'gate-focus' }}
        >
          I am coming
        </GateFab>
      </Stack>
    </Stack>
  );
}
