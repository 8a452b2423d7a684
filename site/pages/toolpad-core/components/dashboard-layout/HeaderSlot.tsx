import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { AppProvider } from '@toolpad/core/AppProvider';
import {
  DashboardHeader,
  DashboardLayout,
  ToolbarActions,
} from '@toolpad/core/DashboardLayout';
import type { DashboardHeaderProps } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';
import { branding, navigation, pages } from './pages';

function Header(props: DashboardHeaderProps) {
  const { menuOpen, onToggleMenu, hideMenuButton, slotProps } = props;

  return (
    <DashboardHeader
      branding={{ ...branding, title: 'Tennis club (staging)' }}
      menuOpen={menuOpen}
      onToggleMenu={onToggleMenu}
      hideMenuButton={hideMenuButton}
      slots={{ toolbarActions: ToolbarActions }}
      slotProps={slotProps}
    />
  );
}

export default function HeaderSlot() {
  const router = useMemoryRouter('/bookings');

  return (
    <AppProvider branding={branding} navigation={navigation} router={router}>
      <DashboardLayout slots={{ header: Header }}>
        <Box sx={{ p: 3 }}>
          <Alert severity="info">Changes here are not saved.</Alert>
        </Box>
        <PageContainer>{pages[router.pathname]}</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
