import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, MemoryRouter, Route, Routes } from 'react-router';

function Home() {
  return (
    <Typography>
      Two orders arrived after you{' '}
      <MuiLink component={Link} to="/report">
        closed the report
      </MuiLink>
      .
    </Typography>
  );
}

export default function RoutingComponentProp() {
  return (
    <MemoryRouter>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Stack direction="row" spacing={1}>
          <Button component={Link} to="/" variant="outlined">
            Home
          </Button>
          <Button component={Link} to="/report" variant="contained">
            Report
          </Button>
        </Stack>
        <Routes>
          <Route path="/" element={<Home />} />
          <Route
            path="/report"
            element={<Typography>Report: 38 orders, 2 returns</Typography>}
          />
        </Routes>
      </Stack>
    </MemoryRouter>
  );
}
