import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

export default function GridSpecimen() {
  return (
    <Grid container spacing={1} sx={{ width: 220 }}>
      {[8, 4, 4, 8].map((size, index) => (
        <Grid key={index} size={size}>
          <Box
            sx={{
              height: 34,
              borderRadius: 1,
              bgcolor: size === 8 ? '#0f766e' : '#5eead4',
            }}
          />
        </Grid>
      ))}
    </Grid>
  );
}
