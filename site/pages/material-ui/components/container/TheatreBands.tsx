import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function TheatreBands() {
  return (
    <>
      <Box component="header" sx={{ bgcolor: '#4a1230', color: '#fff', py: 4 }}>
        <Container maxWidth="sm" classes={{ root: 'house' }}>
          <Typography variant="h5" component="h1">
            The cellar theatre
          </Typography>
        </Container>
      </Box>
      <Box component="main" sx={{ py: 3 }}>
        <Container maxWidth="sm" classes={{ root: 'house' }}>
          <Typography gutterBottom>
            Tonight: a play for two voices and a kettle.
          </Typography>
          <Button variant="outlined">Reserve a seat</Button>
        </Container>
      </Box>
    </>
  );
}
