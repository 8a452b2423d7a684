import Typography from '@mui/material/Typography';

export default function TypographyInherit() {
  return (
    <Typography
      variant="h5"
      component="p"
      classes={{ root: 'brand' }}
      sx={{ '&.brand': { fontWeight: 300 } }}
    >
      Rowing Club{' '}
      <Typography variant="inherit" component="strong" sx={{ fontWeight: 700 }}>
        Northwind
      </Typography>
    </Typography>
  );
}
