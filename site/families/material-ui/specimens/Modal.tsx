import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { Shown } from '../../Shown';

export default function ModalSpecimen() {
  return (
    <Box
      sx={{
        position: 'relative',
        width: 220,
        height: 92,
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Backdrop
        open
        slots={{ transition: Shown }}
        slotProps={{ root: { sx: { position: 'absolute' } } }}
      >
        <Paper sx={{ px: 3, py: 1.5 }}>Any content</Paper>
      </Backdrop>
    </Box>
  );
}
