import SearchIcon from '@mui/icons-material/Search';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout, ThemeSwitcher } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';
import { branding, navigation, pages } from './pages';

function AppTitle() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography component="p" variant="h6">
        Tennis club
      </Typography>
      <Chip label="Test" size="small" variant="outlined" />
    </Stack>
  );
}

function Actions() {
  return (
    <>
      <IconButton aria-label="Search members">
        <SearchIcon />
      </IconButton>
      <ThemeSwitcher />
    </>
  );
}

export default function DashboardSlots() {
  const router = useMemoryRouter('/bookings');

  return (
    <AppProvider branding={branding} navigation={navigation} router={router}>
      <DashboardLayout slots={{ appTitle: AppTitle, toolbarActions: Actions }}>
        <PageContainer>{pages[router.pathname]}</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
