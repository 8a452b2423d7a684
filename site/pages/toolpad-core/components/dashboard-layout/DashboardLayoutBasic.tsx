import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import PeopleIcon from '@mui/icons-material/People';
import ReceiptIcon from '@mui/icons-material/ReceiptLong';
import StoreIcon from '@mui/icons-material/Storefront';
import { AppProvider } from '@toolpad/core/AppProvider';
import type { Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';

const branding = {
  title: 'Order desk',
  logo: <StoreIcon color="primary" sx={{ fontSize: 32 }} />,
  homeUrl: '/orders',
};

const navigation: Navigation = [
  { segment: 'orders', title: 'Orders', icon: <ReceiptIcon /> },
  { segment: 'customers', title: 'Customers', icon: <PeopleIcon /> },
  { segment: 'shipping', title: 'Shipping', icon: <LocalShippingIcon /> },
];

const pages: Record<string, string> = {
  '/orders': '12 orders are open, 4 of them since yesterday.',
  '/customers': '318 customers, 6 of them new this week.',
  '/shipping': 'The next pickup is at 16:30.',
};

export default function DashboardLayoutBasic() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider branding={branding} navigation={navigation} router={router}>
      <DashboardLayout>
        <PageContainer>{pages[router.pathname]}</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
