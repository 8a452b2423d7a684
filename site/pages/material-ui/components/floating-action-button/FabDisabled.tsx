import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import PrintIcon from '@mui/icons-material/Print';

export default function FabDisabled() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Fab disabled aria-label="Print">
        <PrintIcon />
      </Fab>
      <Fab disabled variant="extended">
        Print
      </Fab>
    </Stack>
  );
}
