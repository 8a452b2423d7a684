import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from './session';

export default function Protected() {
  const { account } = useSession();
  const { pathname } = useLocation();

  if (account === null) {
    const callbackUrl = encodeURIComponent(pathname);
    return <Navigate to={`/sign-in?callbackUrl=${callbackUrl}`} replace />;
  }
  return (
    <DashboardLayout>
      <PageContainer>
        <Outlet />
      </PageContainer>
    </DashboardLayout>
  );
}
