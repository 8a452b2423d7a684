import { Link, MemoryRouter, useLocation } from 'react-router';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

function CurrentPath() {
  return <span role="status">{`Path: ${useLocation().pathname}`}</span>;
}

export default function ChipReactRouter() {
  return (
    <MemoryRouter>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Chip clickable component={Link} to="/garden" label="Garden" />
        <Chip clickable component={Link} to="/kitchen" label="Kitchen" />
        <CurrentPath />
      </Stack>
    </MemoryRouter>
  );
}
