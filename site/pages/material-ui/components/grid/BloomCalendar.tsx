import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const months = [
  { name: 'Jan', blooms: 1 },
  { name: 'Feb', blooms: 3 },
  { name: 'Mar', blooms: 7 },
  { name: 'Apr', blooms: 14 },
  { name: 'May', blooms: 22 },
  { name: 'Jun', blooms: 25 },
  { name: 'Jul', blooms: 19 },
  { name: 'Aug', blooms: 13 },
  { name: 'Sep', blooms: 9 },
  { name: 'Oct', blooms: 5 },
  { name: 'Nov', blooms: 2 },
  { name: 'Dec', blooms: 1 },
];

export default function BloomCalendar() {
  return (
    <Grid container columns={{ xs: 3, sm: 4, md: 6 }} spacing={1}>
      {months.map(({ name, blooms }) => (
        <Grid
          key={name}
          size={1}
          sx={{ p: 1.5, borderRadius: 1, bgcolor: 'action.hover' }}
        >
          <Typography variant="body2">{name}</Typography>
          <Typography variant="h6" component="p">
            {blooms}
          </Typography>
        </Grid>
      ))}
    </Grid>
  );
}
