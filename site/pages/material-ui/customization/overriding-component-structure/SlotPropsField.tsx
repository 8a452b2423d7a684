import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

export default function SlotPropsField() {
  return (
    <TextField
      label="Discount"
      defaultValue="10"
      slotProps={{
        htmlInput: { inputMode: 'numeric', maxLength: 2 },
        input: {
          endAdornment: <InputAdornment position="end">%</InputAdornment>,
        },
        inputLabel: { sx: { fontWeight: 600 } },
      }}
    />
  );
}
