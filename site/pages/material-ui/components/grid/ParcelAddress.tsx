import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

const fields = [
  { name: 'Recipient', fill: 'name', size: 12 },
  { name: 'Street', fill: 'address-line1', size: { xs: 12, sm: 9 } },
  { name: 'Floor', fill: 'address-line2', size: { xs: 4, sm: 3 } },
  { name: 'Postcode', fill: 'postal-code', size: { xs: 8, sm: 4 } },
  { name: 'Town', fill: 'address-level2', size: { xs: 12, sm: 8 } },
];

export default function ParcelAddress() {
  return (
    <Grid
      container
      component="form"
      spacing={2}
      onSubmit={(event) => event.preventDefault()}
    >
      {fields.map(({ name, fill, size }) => (
        <Grid key={name} size={size}>
          <TextField fullWidth label={name} autoComplete={fill} />
        </Grid>
      ))}
      <Grid offset="auto">
        <Button type="submit" variant="contained">
          Print the label
        </Button>
      </Grid>
    </Grid>
  );
}
