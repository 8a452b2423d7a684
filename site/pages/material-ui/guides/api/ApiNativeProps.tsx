import TextField from '@mui/material/TextField';

export default function ApiNativeProps() {
  return (
    <TextField
      label="Order number"
      helperText="The attributes of the input go through slotProps"
      name="order"
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: 'numeric', maxLength: 8, pattern: '[0-9]*' },
      }}
    />
  );
}
