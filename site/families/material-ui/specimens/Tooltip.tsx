import DeleteIcon from '@mui/icons-material/Delete';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

// A tooltip is placed by a browser, so this is its look beside the button that it is about.
export default function TooltipSpecimen() {
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <IconButton>
        <DeleteIcon />
      </IconButton>
      <Paper
        elevation={0}
        sx={{ px: 1, py: 0.5, bgcolor: 'grey.700', color: 'common.white', typography: 'caption' }}
      >
        Delete
      </Paper>
    </Stack>
  );
}
