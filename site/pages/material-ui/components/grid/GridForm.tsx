import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

const fields = [
  { label: 'Full name', autoComplete: 'name', size: 12 },
  {
    label: 'Street address',
    autoComplete: 'address-line1',
    size: { xs: 12, sm: 8 },
  },
  {
    label: 'Apartment',
    autoComplete: 'address-line2',
    size: { xs: 12, sm: 4 },
  },
  { label: 'ZIP code', autoComplete: 'postal-code', size: { xs: 5, sm: 4 } },
  { label: 'City', autoComplete: 'address-level2', size: { xs: 7, sm: 8 } },
];

export default function GridForm() {
  return (
    <Grid
      container
      component="form"
      spacing={2}
      onSubmit={(event) => event.preventDefault()}
    >
      {fields.map(({ label, autoComplete, size }) => (
        <Grid key={label} size={size}>
          <TextField fullWidth label={label} autoComplete={autoComplete} />
        </Grid>
      ))}
      <Grid offset="auto">
        <Button type="submit" variant="contained">
          Save address
        </Button>
      </Grid>
    </Grid>
  );
}
