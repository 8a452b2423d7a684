import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';
import { branding, navigation } from './pages';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#00695c' },
        background: { default: '#f1f8f6' },
      },
    },
    dark: { palette: { primary: { main: '#4db6ac' } } },
  },
  shape: { borderRadius: 10 },
});

export default function DashboardTheme() {
  const router = useMemoryRouter('/bookings');

  return (
    <AppProvider
      theme={theme}
      branding={branding}
      navigation={navigation}
      router={router}
    >
      <DashboardLayout>
        <PageContainer />
      </DashboardLayout>
    </AppProvider>
  );
}
