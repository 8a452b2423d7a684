import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function ContainerBasic() {
  return (
    <Container maxWidth="sm" component="section" sx={{ py: 3 }}>
      <Box component="p" sx={{ m: 0, fontSize: 22, fontWeight: 650 }}>
        Terms of use
      </Box>
      <p>
        This page is as wide as the window, up to 600 pixels, and centered. It
        keeps a distance from both edges, which grows at 600 pixels.
      </p>
    </Container>
  );
}
