import Typography from '@mui/material/Typography';
import { SignInPage } from '@toolpad/core/SignInPage';

const providers = [{ id: 'okta', name: 'Okta' }];

function Title() {
  return (
    <Typography variant="h6" component="h1">
      Warehouse of Linden &amp; Sons
    </Typography>
  );
}

function Subtitle() {
  return (
    <Typography color="text.secondary" sx={{ mb: 1, textAlign: 'center' }}>
      For staff. Customers order <a href="#shop">in the shop</a>.
    </Typography>
  );
}

export default function SignInTitle() {
  return (
    <SignInPage
      providers={providers}
      slots={{ title: Title, subtitle: Subtitle }}
      slotProps={{ oAuthButton: { variant: 'contained', color: 'primary' } }}
    />
  );
}
