import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ContainerBasic() {
  return (
    <Container maxWidth="sm" component="main" sx={{ py: 3 }}>
      <Typography variant="h5" component="h1" gutterBottom>
        Terms of use
      </Typography>
      <Typography>
        This page is as wide as the window, up to 600 pixels, and centered. It
        keeps a distance to both edges, which is a little larger from 600 pixels
        on.
      </Typography>
    </Container>
  );
}
