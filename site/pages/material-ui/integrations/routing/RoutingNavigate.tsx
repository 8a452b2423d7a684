import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  MemoryRouter,
  Route,
  Routes,
  useNavigate,
  useParams,
} from 'react-router';

function NewProject() {
  const navigate = useNavigate();
  const [name, setName] = useState('Kiosk');

  return (
    <Stack
      component="form"
      direction="row"
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(`/projects/${encodeURIComponent(name)}`, {
          replace: true,
        });
      }}
    >
      <TextField
        label="Project name"
        size="small"
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="contained">
        Create
      </Button>
    </Stack>
  );
}

function Project() {
  return <Typography role="status">Project: {useParams().name}</Typography>;
}

export default function RoutingNavigate() {
  return (
    <MemoryRouter initialEntries={['/projects/new']}>
      <Routes>
        <Route path="/projects/new" element={<NewProject />} />
        <Route path="/projects/:name" element={<Project />} />
      </Routes>
    </MemoryRouter>
  );
}
