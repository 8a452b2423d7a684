import { Link, MemoryRouter, useLocation } from 'react-router';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import AddIcon from '@mui/icons-material/Add';

function CurrentPath() {
  return <span role="status">{`Path: ${useLocation().pathname}`}</span>;
}

export default function FabReactRouter() {
  return (
    <MemoryRouter>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Fab component={Link} to="/events/new" aria-label="New event">
          <AddIcon />
        </Fab>
        <CurrentPath />
      </Stack>
    </MemoryRouter>
  );
}
