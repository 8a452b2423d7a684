import Fab from '@mui/material/Fab';
import AddIcon from '@mui/icons-material/Add';

export default function FabBasic() {
  return (
    <Fab color="primary" aria-label="Add contact">
      <AddIcon />
    </Fab>
  );
}
