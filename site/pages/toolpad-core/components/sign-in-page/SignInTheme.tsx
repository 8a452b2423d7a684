import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage } from '@toolpad/core/SignInPage';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: {
    light: { palette: { primary: { main: '#00695c' } } },
    dark: { palette: { primary: { main: '#80cbc4' } } },
  },
  shape: { borderRadius: 16 },
});

const providers = [
  { id: 'google', name: 'Google' },
  { id: 'credentials', name: 'password' },
];

export default function SignInTheme() {
  return (
    <AppProvider theme={theme}>
      <SignInPage
        providers={providers}
        slotProps={{
          submitButton: { variant: 'contained', color: 'primary' },
        }}
        sx={{ bgcolor: 'action.hover' }}
      />
    </AppProvider>
  );
}
