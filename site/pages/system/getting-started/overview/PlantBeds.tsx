import Box from '@mui/system/Box';
import Container from '@mui/system/Container';
import Grid from '@mui/system/Grid';

const beds = [
  { name: 'Tomatoes', size: { xs: 12, sm: 8 } },
  { name: 'Basil', size: { xs: 6, sm: 4 } },
  { name: 'Chives', size: { xs: 6, sm: 3 } },
  { name: 'Beans', size: { xs: 7, sm: 6 } },
  { name: 'Sorrel', size: { xs: 5, sm: 3 } },
];

export default function PlantBeds() {
  return (
    <Container maxWidth="sm">
      <Grid container component="ul" spacing={1} sx={{ p: 0, m: 0 }}>
        {beds.map(({ name, size }) => (
          <Grid
            key={name}
            component="li"
            size={size}
            sx={{ listStyle: 'none' }}
          >
            <Box
              sx={{
                display: 'grid',
                placeItems: 'center',
                height: 72,
                borderRadius: 1,
                bgcolor: 'light-dark(#dcefe3, #1f3a2c)',
              }}
            >
              {name}
            </Box>
          </Grid>
        ))}
      </Grid>
    </Container>
  );
}
