import Fab from '@mui/material/Fab';
import CallIcon from '@mui/icons-material/Call';

export default function FabLink() {
  return (
    <Fab variant="extended" href="tel:+15550100" sx={{ gap: 1 }}>
      <CallIcon />
      Call the shop
    </Fab>
  );
}
