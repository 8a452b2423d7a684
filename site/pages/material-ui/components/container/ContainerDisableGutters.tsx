import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ContainerDisableGutters() {
  return (
    <>
      <Container maxWidth="sm" disableGutters>
        <Box
          role="img"
          aria-label="Mountains at sunrise"
          sx={{
            aspectRatio: '5 / 2',
            background:
              'linear-gradient(165deg, transparent 60%, #2b3a4f 60.5%), linear-gradient(200deg, transparent 55%, #51627c 55.5%), linear-gradient(#f6b27a, #f4dcc0)',
          }}
        />
      </Container>
      <Container maxWidth="sm" sx={{ py: 2 }}>
        <Typography variant="h6" component="h1" gutterBottom>
          Winter schedule
        </Typography>
        <Typography>The lifts run from nine to four.</Typography>
      </Container>
    </>
  );
}
