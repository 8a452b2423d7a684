import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import HomeIcon from '@mui/icons-material/Home';
import { Link, MemoryRouter, useLocation } from 'react-router';

function CurrentPath() {
  return <p role="status">{`Path: ${useLocation().pathname}`}</p>;
}

export default function ButtonRouterLink() {
  return (
    <MemoryRouter>
      <IconButton component={Link} to="/" aria-label="Home">
        <HomeIcon />
      </IconButton>
      <Button component={Link} to="/material-ui/all-components/">
        All components
      </Button>
      <CurrentPath />
    </MemoryRouter>
  );
}
