import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout, DashboardSidebarPageItem } from '@toolpad/core/DashboardLayout';
import type { Pitfall } from '../../pitfall';
import { logs } from '../../symptoms';

const navigation: Navigation = [{ segment: 'invoices', title: 'Invoices' }];

function Layout({ copies }: { copies: boolean }) {
  return (
    <AppProvider navigation={navigation}>
      <DashboardLayout
        renderPageItem={(item) => <DashboardSidebarPageItem item={copies ? { ...item } : item} />}
      >
        2 invoices
      </DashboardLayout>
    </AppProvider>
  );
}

export default [
  {
    lead: '"Item not found in navigation: Invoices" (with the title of an entry).',
    Failing: () => <Layout copies />,
    Fixed: () => <Layout copies={false} />,
    symptom: logs('Item not found in navigation: Invoices'),
  },
] satisfies Pitfall[];
