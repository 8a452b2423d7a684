import PhoneIcon from '@mui/icons-material/Phone';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import type { SidebarFooterProps } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';
import { branding, navigation, pages } from './pages';

function Support({ mini }: SidebarFooterProps) {
  return mini ? (
    <IconButton aria-label="Call support" sx={{ m: 2, alignSelf: 'center' }}>
      <PhoneIcon />
    </IconButton>
  ) : (
    <Button startIcon={<PhoneIcon />} variant="outlined" sx={{ m: 2 }}>
      Call support
    </Button>
  );
}

export default function SidebarFooter() {
  const router = useMemoryRouter('/bookings');

  return (
    <AppProvider branding={branding} navigation={navigation} router={router}>
      <DashboardLayout slots={{ sidebarFooter: Support }}>
        <PageContainer>{pages[router.pathname]}</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
