import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';
import { branding, navigation, pages } from './pages';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#00695c' },
        background: { default: '#f1f8f6' },
      },
    },
    dark: { palette: { primary: { main: '#4db6ac', dark: '#80cbc4' } } },
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
        <PageContainer>{pages[router.pathname]}</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
