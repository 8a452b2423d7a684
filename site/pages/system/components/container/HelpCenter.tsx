import Box from '@mui/system/Box';
import Container from '@mui/system/Container';
import Grid from '@mui/system/Grid';
import Stack from '@mui/system/Stack';

const subjects = [
  { title: 'Orders', text: 'Track, change, or cancel an order' },
  { title: 'Payments', text: 'Invoices, refunds, and cards' },
  { title: 'Account', text: 'Sign in, addresses, and privacy' },
];

export default function HelpCenter() {
  return (
    <Stack sx={{ minHeight: '100vh' }}>
      <Box sx={{ py: 2, bgcolor: '#134e4a', color: '#f0fdfa' }}>
        <Container maxWidth="md">
          <Stack
            direction="row"
            spacing={2}
            useFlexGap
            sx={{ alignItems: 'center', flexWrap: 'wrap' }}
          >
            <Box component="strong" sx={{ flexGrow: 1 }}>
              Northwind Help
            </Box>
            <Box component="a" href="#HelpCenter" sx={{ color: 'inherit' }}>
              My tickets
            </Box>
          </Stack>
        </Container>
      </Box>
      <Container maxWidth="md" sx={{ flexGrow: 1, py: 4 }}>
        <Box component="p" sx={{ mt: 0, fontSize: 24, fontWeight: 650 }}>
          How can we help?
        </Box>
        <Grid container spacing={2}>
          {subjects.map(({ title, text }) => (
            <Grid key={title} size={{ xs: 12, sm: 4 }}>
              <Box
                component="a"
                href="#HelpCenter"
                sx={{
                  display: 'block',
                  height: '100%',
                  p: 2,
                  color: 'inherit',
                  textDecoration: 'none',
                  border: '1px solid light-dark(#cbd5e1, #475569)',
                  borderRadius: 2,
                  '&:hover, &:focus-visible': {
                    borderColor: 'light-dark(#0f766e, #5eead4)',
                  },
                }}
              >
                <strong>{title}</strong>
                <Box component="span" sx={{ display: 'block', mt: 1 }}>
                  {text}
                </Box>
              </Box>
            </Grid>
          ))}
        </Grid>
      </Container>
      <Box sx={{ py: 2, bgcolor: 'light-dark(#f1f5f9, #1e293b)' }}>
        <Container maxWidth="md">Answers within one working day</Container>
      </Box>
    </Stack>
  );
}
