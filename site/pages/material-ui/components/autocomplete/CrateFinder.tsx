import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { PaperProps } from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

const crates = ['A-07 Cables', 'A-11 Lamps', 'C-02 Stands', 'F-19 Curtains'];

function PaperWithHint({ children, ...props }: PaperProps) {
  return (
    <Paper {...props}>
      {children}
      <Box sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
        Enter takes a crate, Escape closes
      </Box>
    </Paper>
  );
}

export default function CrateFinder() {
  return (
    <Autocomplete
      disablePortal
      options={crates}
      classes={{ option: 'crate' }}
      slots={{ paper: PaperWithHint }}
      slotProps={{
        popper: { placement: 'bottom-start' },
        paper: { elevation: 8, sx: { typography: 'body2' } },
      }}
      renderInput={(params) => <TextField {...params} label="Crate" />}
      sx={{
        width: '100%',
        maxWidth: 320,
        '& .crate': { fontVariantNumeric: 'tabular-nums' },
      }}
    />
  );
}
