import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useMemoryRouter } from './memoryRouter';
import { branding, navigation } from './pages';

export default function HideNavigation() {
  const router = useMemoryRouter('/bookings');

  return (
    <AppProvider branding={branding} navigation={navigation} router={router}>
      <DashboardLayout hideNavigation>
        <Stack spacing={2} sx={{ p: 3, alignItems: 'start' }}>
          <TextField label="Member number" size="small" />
          <Button variant="contained">Check in</Button>
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
