import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function ContainerSpecimen() {
  return (
    <Box sx={{ width: 200, border: '1px dashed', borderColor: 'currentColor' }}>
      <Container sx={{ px: 4 }}>
        <Box sx={{ height: 64, bgcolor: '#14b8a6', opacity: 0.7 }} />
      </Container>
    </Box>
  );
}
