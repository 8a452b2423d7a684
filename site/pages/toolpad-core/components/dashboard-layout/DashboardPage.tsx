import Button from '@mui/material/Button';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import {
  PageContainer,
  PageHeader,
  PageHeaderToolbar,
} from '@toolpad/core/PageContainer';
import type { PageHeaderProps } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';
import { branding, navigation } from './pages';

function MemberActions() {
  return (
    <PageHeaderToolbar>
      <Button>Export</Button>
      <Button variant="contained">Add</Button>
    </PageHeaderToolbar>
  );
}

function MemberHeader(props: PageHeaderProps) {
  return <PageHeader {...props} slots={{ toolbar: MemberActions }} />;
}

export default function DashboardPage() {
  const router = useMemoryRouter('/members');

  return (
    <AppProvider branding={branding} navigation={navigation} router={router}>
      <DashboardLayout defaultSidebarCollapsed>
        <PageContainer
          maxWidth="md"
          title="Juniors"
          breadcrumbs={[
            { title: 'Members', path: '/members' },
            { title: 'Juniors' },
          ]}
          slots={{ header: MemberHeader }}
        >
          24 members are younger than 18.
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
