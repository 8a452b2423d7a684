import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SignInPage } from '@toolpad/core/SignInPage';

const providers = [
  { id: 'github', name: 'GitHub' },
  { id: 'gitlab', name: 'GitLab' },
];

export default function SignInLayout() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        minHeight: '100vh',
      }}
    >
      <Box
        component="aside"
        aria-label="About Harbor"
        sx={{
          display: 'grid',
          alignContent: 'center',
          p: 4,
          bgcolor: 'primary.dark',
          color: 'primary.contrastText',
        }}
      >
        <Typography variant="h5" component="p">
          Harbor
        </Typography>
        <Typography>Releases, reviewed before they sail.</Typography>
      </Box>
      <SignInPage providers={providers} sx={{ minHeight: 0, py: 2 }} />
    </Box>
  );
}
