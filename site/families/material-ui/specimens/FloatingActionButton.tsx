import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/Edit';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

export default function FloatingActionButtonSpecimen() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Fab color="primary">
        <AddIcon />
      </Fab>
      <Fab variant="extended" size="medium">
        <EditIcon fontSize="small" sx={{ mr: 1 }} />
        Compose
      </Fab>
    </Stack>
  );
}
