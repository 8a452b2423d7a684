import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ContainerSections() {
  return (
    <>
      <Box
        sx={{ py: 4, bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        <Container maxWidth="sm" classes={{ root: 'hero' }}>
          <Typography variant="h5" component="h1">
            Invoices in one place
          </Typography>
        </Container>
      </Box>
      <Box component="main" sx={{ py: 3 }}>
        <Container maxWidth="sm">
          <Typography gutterBottom>Free for up to five customers.</Typography>
          <Button variant="outlined">Create an account</Button>
        </Container>
      </Box>
    </>
  );
}
