import HelpIcon from '@mui/icons-material/HelpOutline';
import LockIcon from '@mui/icons-material/LockOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import { AppProvider } from '@toolpad/core/AppProvider';
import type { Navigation } from '@toolpad/core/AppProvider';
import {
  DashboardLayout,
  DashboardSidebarPageItem,
} from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';
import { theme } from './theme';

const navigation: Navigation = [
  {
    segment: 'routes',
    title: 'Routes',
    icon: <MapIcon />,
    children: [{ segment: 'north', title: 'North' }],
  },
  { segment: 'payroll', title: 'Payroll', icon: <LockIcon /> },
  { segment: 'help', title: 'Help', icon: <HelpIcon /> },
];

export default function PageItems() {
  return (
    <AppProvider
      theme={theme}
      branding={{ title: 'Couriers', homeUrl: '/routes/north' }}
      navigation={navigation}
      router={useMemoryRouter('/routes/north')}
    >
      <DashboardLayout
        renderPageItem={(item, { mini }) => {
          switch (item.segment) {
            case 'routes':
              return (
                <DashboardSidebarPageItem
                  item={item}
                  expanded
                  selected={mini}
                />
              );
            case 'payroll':
              return <DashboardSidebarPageItem item={item} disabled />;
            case 'help':
              return (
                <DashboardSidebarPageItem
                  item={item}
                  href="https://example.com/help"
                  LinkComponent="a"
                />
              );
            default:
              return <DashboardSidebarPageItem item={item} />;
          }
        }}
      >
        <PageContainer />
      </DashboardLayout>
    </AppProvider>
  );
}
