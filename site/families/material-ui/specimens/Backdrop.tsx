import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { Shown } from '../../Shown';

export default function BackdropSpecimen() {
  return (
    <Box
      sx={{
        position: 'relative',
        width: 220,
        height: 92,
        p: 1.5,
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Typography>Monthly report</Typography>
      <Backdrop
        open
        slots={{ transition: Shown }}
        slotProps={{ root: { sx: { position: 'absolute', color: '#fff' } } }}
      >
        <CircularProgress color="inherit" size={32} variant="determinate" value={70} />
      </Backdrop>
    </Box>
  );
}
