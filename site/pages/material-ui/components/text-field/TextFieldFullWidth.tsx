import TextField from '@mui/material/TextField';

export default function TextFieldFullWidth() {
  return <TextField fullWidth label="Delivery address" />;
}
