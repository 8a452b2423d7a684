import Typography from '@mui/material/Typography';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { redirect } from 'next/navigation';
import { currentAccount } from './account';

export default async function Orders() {
  const account = await currentAccount();
  if (account === null) redirect('/sign-in?callbackUrl=%2F');

  return (
    <DashboardLayout>
      <PageContainer>
        <Typography>12 orders wait for {account.name}.</Typography>
      </PageContainer>
    </DashboardLayout>
  );
}
