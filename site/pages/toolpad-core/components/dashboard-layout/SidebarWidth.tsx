import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';
import { branding, navigation, pages } from './pages';

export default function SidebarWidth() {
  const router = useMemoryRouter('/bookings');

  return (
    <AppProvider branding={branding} navigation={navigation} router={router}>
      <DashboardLayout sidebarExpandedWidth={200}>
        <PageContainer>{pages[router.pathname]}</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
