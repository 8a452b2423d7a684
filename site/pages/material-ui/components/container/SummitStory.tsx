import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function SummitStory() {
  return (
    <>
      <Container maxWidth="sm" disableGutters>
        <Box
          role="img"
          aria-label="A ridge at sunrise"
          sx={{
            aspectRatio: '2 / 1',
            background:
              'linear-gradient(165deg, transparent 60%, #2b3a4f 60.5%), linear-gradient(200deg, transparent 55%, #51627c 55.5%), linear-gradient(#f6b27a, #f4dcc0)',
          }}
        />
      </Container>
      <Container maxWidth="sm" sx={{ py: 3 }}>
        <Typography variant="h6" component="h1" gutterBottom>
          Up at four, down by noon
        </Typography>
        <Typography>
          The hut warden said the snow would hold until ten. It held until
          quarter past nine.
        </Typography>
      </Container>
    </>
  );
}
