import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function GridSpecimen() {
  return (
    <Grid container spacing={1} sx={{ width: 220 }}>
      {[8, 4, 4, 8].map((columns, index) => (
        <Grid key={index} size={columns}>
          <Sheet
            variant={columns === 8 ? 'solid' : 'soft'}
            color="primary"
            sx={{ height: 34, borderRadius: 'xs' }}
          />
        </Grid>
      ))}
    </Grid>
  );
}
