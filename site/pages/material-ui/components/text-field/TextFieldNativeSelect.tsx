import TextField from '@mui/material/TextField';

export default function TextFieldNativeSelect() {
  return (
    <TextField
      select
      label="Shipping"
      defaultValue="express"
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ width: 240 }}
    >
      <option value="standard">Standard, 3 days</option>
      <option value="express">Express, next day</option>
      <option value="pickup">Pick up in store</option>
    </TextField>
  );
}
