import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';
import { branding, navigation, pages } from './pages';

export default function DashboardSize() {
  const router = useMemoryRouter('/bookings');

  return (
    <AppProvider branding={branding} navigation={navigation} router={router}>
      <Box sx={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
        <Typography
          variant="body2"
          sx={{
            px: 3,
            py: 1,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          The club is closed on Monday.
        </Typography>
        <DashboardLayout sx={{ flex: 1, height: 'auto', width: '100%' }}>
          <PageContainer>{pages[router.pathname]}</PageContainer>
        </DashboardLayout>
      </Box>
    </AppProvider>
  );
}
