import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';
import { branding, navigation, pages } from './pages';

export default function SidebarCollapsed() {
  const router = useMemoryRouter('/bookings');

  return (
    <AppProvider branding={branding} navigation={navigation} router={router}>
      <DashboardLayout defaultSidebarCollapsed>
        <PageContainer>{pages[router.pathname]}</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
