import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

export default function ContainerSpecimen() {
  return (
    <Box sx={{ width: 250, bgcolor: 'action.hover', borderRadius: 1 }}>
      <Container
        disableGutters
        sx={{
          width: 150,
          height: 80,
          border: '1px dashed',
          borderColor: 'primary.main',
          bgcolor: 'background.paper',
          display: 'grid',
          placeItems: 'center',
          typography: 'caption',
        }}
      >
        maxWidth
      </Container>
    </Box>
  );
}
