import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export default function SlotPropsStyles() {
  return (
    <TextField
      select
      label="Delivery"
      defaultValue="standard"
      sx={{ width: 240 }}
      slotProps={{
        select: { MenuProps: { slotProps: { paper: { sx: { mt: 1 } } } } },
      }}
    >
      <MenuItem value="standard">Standard</MenuItem>
      <MenuItem value="express">Express</MenuItem>
    </TextField>
  );
}
