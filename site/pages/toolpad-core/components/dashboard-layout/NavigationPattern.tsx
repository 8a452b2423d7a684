import ReceiptIcon from '@mui/icons-material/ReceiptLong';
import Button from '@mui/material/Button';
import { AppProvider } from '@toolpad/core/AppProvider';
import type { Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';

const navigation: Navigation = [
  {
    segment: 'invoices',
    title: 'Invoices',
    icon: <ReceiptIcon />,
    pattern: 'invoices{/:invoiceId}*',
  },
];

export default function NavigationPattern() {
  const router = useMemoryRouter('/invoices/2041');
  const isList = router.pathname === '/invoices';

  return (
    <AppProvider
      branding={{ title: 'Accounts', homeUrl: '/invoices' }}
      navigation={navigation}
      router={router}
    >
      <DashboardLayout>
        <PageContainer title={isList ? 'All invoices' : 'Invoice 2041'}>
          <Button
            sx={{ alignSelf: 'start' }}
            onClick={() =>
              router.navigate(isList ? '/invoices/2041' : '/invoices')
            }
          >
            {isList ? 'Open invoice 2041' : 'Back to the list'}
          </Button>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
