import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

const outline = {
  borderRadius: 3,
  boxShadow: 'none',
  '&.fab-focus': { outline: '3px solid', outlineOffset: 2 },
};

export default function FabFocus() {
  return (
    <Stack direction="row" spacing={2}>
      <Fab
        variant="extended"
        color="primary"
        disableRipple
        classes={{ focusVisible: 'fab-focus' }}
        sx={outline}
      >
        No ripple
      </Fab>
      <Fab
        variant="extended"
        disableFocusRipple
        classes={{ focusVisible: 'fab-focus' }}
        sx={outline}
      >
        On click only
      </Fab>
    </Stack>
  );
}
