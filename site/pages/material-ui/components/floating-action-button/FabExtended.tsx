import Fab from '@mui/material/Fab';
import EditIcon from '@mui/icons-material/Edit';

export default function FabExtended() {
  return (
    <Fab variant="extended" color="primary" sx={{ gap: 1 }}>
      <EditIcon />
      Write message
    </Fab>
  );
}
