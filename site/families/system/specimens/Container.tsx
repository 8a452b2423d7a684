import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function ContainerSpecimen() {
  return (
    <Box sx={{ width: 200, border: '1px dashed', borderColor: 'grey.500' }}>
      <Container sx={{ px: 4 }}>
        <Box sx={{ height: 64, bgcolor: 'primary.light', opacity: 0.7 }} />
      </Container>
    </Box>
  );
}
