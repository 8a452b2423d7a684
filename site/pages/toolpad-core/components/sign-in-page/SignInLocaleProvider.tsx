import { AppProvider } from '@toolpad/core/AppProvider';
import { hiIN } from '@toolpad/core/locales';
import { SignInPage } from '@toolpad/core/SignInPage';
import { theme } from './theme';

const { localeText } = hiIN.components.MuiLocalizationProvider.defaultProps;
const providers = [{ id: 'credentials', name: 'पासवर्ड' }];

export default function SignInLocaleProvider() {
  return (
    <AppProvider theme={theme} localeText={localeText}>
      <div lang="hi">
        <SignInPage providers={providers} />
      </div>
    </AppProvider>
  );
}
