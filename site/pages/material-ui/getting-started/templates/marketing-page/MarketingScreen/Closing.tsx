import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export function Closing() {
  return (
    <Container
      component="section"
      maxWidth="lg"
      aria-labelledby="closing-title"
      sx={{ py: { xs: 6, md: 10 } }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 3,
          alignItems: 'center',
          justifyContent: 'space-between',
          p: { xs: 3, md: 6 },
          borderRadius: 4,
          color: 'primary.contrastText',
          bgcolor: 'primary.main',
        }}
      >
        <div>
          <Typography
            id="closing-title"
            component="h2"
            sx={{ fontSize: { xs: '1.5rem', md: '2rem' }, fontWeight: 700 }}
          >
            Sleep in on Sunday
          </Typography>
          <Typography>The first plan takes about twenty minutes.</Typography>
        </div>
        <Button variant="outlined" color="inherit" size="large" href="#sign-up">
          Start for free
        </Button>
      </Box>
    </Container>
  );
}
