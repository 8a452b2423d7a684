import { AppProvider } from '@toolpad/core/AppProvider';
import type { Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';
import { theme } from './theme';

interface AppProps {
  title: string;
  start: string;
  navigation: Navigation;
}

/** An application in which each page is empty. */
export function App({ title, start, navigation }: AppProps) {
  return (
    <AppProvider
      theme={theme}
      branding={{ title, homeUrl: start }}
      navigation={navigation}
      router={useMemoryRouter(start)}
    >
      <DashboardLayout>
        <PageContainer />
      </DashboardLayout>
    </AppProvider>
  );
}
