import TextField from '@mui/material/TextField';

export default function ParcelNumber() {
  return (
    <TextField
      label="Parcel number"
      defaultValue="HB-2041"
      helperText="On the label, above the bars"
      fullWidth
    />
  );
}
