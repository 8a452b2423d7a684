import TextField from '@mui/material/TextField';

export default function TextFieldSpecimen() {
  return (
    <TextField
      label="Name"
      defaultValue="Ada Novak"
      helperText="As on your badge"
      size="small"
      sx={{ width: 220 }}
    />
  );
}
