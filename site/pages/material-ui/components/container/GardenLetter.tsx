import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function GardenLetter() {
  return (
    <Container component="main" maxWidth="xs" sx={{ py: 4 }}>
      <Typography variant="h5" component="h1" gutterBottom>
        The March letter
      </Typography>
      <Typography>
        The toads are on the move again, so the gate stays shut after dusk. We
        have turned the compost, mended the cold frame and lost a spade. Seeds
        are on the shelf by the door: take what you need and write it down.
      </Typography>
    </Container>
  );
}
