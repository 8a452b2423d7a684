import SpaIcon from '@mui/icons-material/Spa';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

export default function DashboardLayoutBranding() {
  return (
    <AppProvider
      branding={{
        title: 'Greenhouse',
        logo: <SpaIcon color="success" sx={{ fontSize: 36 }} />,
        homeUrl: '#greenhouse',
      }}
    >
      <DashboardLayout hideNavigation>{null}</DashboardLayout>
    </AppProvider>
  );
}
