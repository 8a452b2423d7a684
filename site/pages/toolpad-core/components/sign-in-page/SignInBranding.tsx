import StoreIcon from '@mui/icons-material/Storefront';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage } from '@toolpad/core/SignInPage';
import { theme } from './theme';

const branding = {
  title: 'Order desk',
  logo: <StoreIcon color="primary" sx={{ fontSize: 40 }} />,
};

export default function SignInBranding() {
  return (
    <AppProvider branding={branding} theme={theme}>
      <SignInPage providers={[{ id: 'google', name: 'Google' }]} />
    </AppProvider>
  );
}
