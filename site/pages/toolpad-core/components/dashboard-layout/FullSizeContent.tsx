import Box from '@mui/material/Box';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';
import { branding, navigation } from './pages';

export default function FullSizeContent() {
  const router = useMemoryRouter('/bookings');

  return (
    <AppProvider branding={branding} navigation={navigation} router={router}>
      <DashboardLayout defaultSidebarCollapsed>
        <PageContainer maxWidth={false}>
          <Box
            sx={{
              flex: 1,
              display: 'grid',
              gridTemplateColumns: 'repeat(3, 1fr)',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              '& > * + *': {
                borderInlineStart: '1px solid',
                borderColor: 'divider',
              },
            }}
          >
            <Box sx={{ p: 1.5 }}>Court 1</Box>
            <Box sx={{ p: 1.5 }}>Court 2</Box>
            <Box sx={{ p: 1.5 }}>Court 3</Box>
          </Box>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
