import { useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

function CounterTitle() {
  return (
    <Typography component="h3" variant="h6">
      Counter 4
    </Typography>
  );
}

function CounterState() {
  const [open, setOpen] = useState(true);

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Chip
        role="status"
        label={open ? 'Open' : 'Paused'}
        color={open ? 'success' : 'default'}
        variant="outlined"
      />
      <Button onClick={() => setOpen(!open)}>{open ? 'Pause' : 'Open'}</Button>
    </Stack>
  );
}

export default function ParcelCounter() {
  return (
    <DashboardLayout
      hideNavigation
      slots={{ appTitle: CounterTitle, toolbarActions: CounterState }}
    >
      <Stack spacing={2} sx={{ p: 3, alignItems: 'start' }}>
        <TextField label="Parcel number" fullWidth />
        <Button variant="contained">Find the parcel</Button>
      </Stack>
    </DashboardLayout>
  );
}
