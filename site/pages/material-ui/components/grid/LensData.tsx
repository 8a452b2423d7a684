import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const facts = [
  { name: 'Focal length', value: '35 mm' },
  { name: 'Aperture', value: 'f/1.8 to f/16' },
  { name: 'Weight', value: '275 g' },
  { name: 'Filter', value: '49 mm' },
];

export default function LensData() {
  return (
    <Grid container spacing="1px" sx={{ p: '1px', bgcolor: 'divider' }}>
      {facts.map(({ name, value }) => (
        <Grid
          key={name}
          size={{ xs: 6, sm: 3 }}
          sx={{ p: 2, bgcolor: 'background.paper' }}
        >
          <Typography variant="body2" color="text.secondary">
            {name}
          </Typography>
          <Typography>{value}</Typography>
        </Grid>
      ))}
    </Grid>
  );
}
