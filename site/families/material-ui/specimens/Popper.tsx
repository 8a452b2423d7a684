import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PopperSpecimen() {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <Button size="small" variant="outlined">
        Anchor
      </Button>
      <Popper open disablePortal style={{ position: 'static' }}>
        <Paper variant="outlined" sx={{ px: 1.5, py: 1 }}>
          <Typography variant="body2">right-start</Typography>
        </Paper>
      </Popper>
    </Stack>
  );
}
