import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function ContainerDisableGutters() {
  return (
    <Container maxWidth="sm" disableGutters>
      <Box
        role="img"
        aria-label="Sunrise over the bay"
        sx={{
          height: 130,
          background: 'linear-gradient(160deg, #1e3a8a, #f97316 70%, #fde68a)',
        }}
      />
      <Container maxWidth="sm">
        <p>The first ferry leaves at sunrise and returns at noon.</p>
      </Container>
    </Container>
  );
}
