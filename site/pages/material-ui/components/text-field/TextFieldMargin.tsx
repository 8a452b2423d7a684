import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

export default function TextFieldMargin() {
  return (
    <Paper variant="outlined" sx={{ maxWidth: 320, mx: 'auto' }}>
      <TextField fullWidth margin="none" label="none" />
      <TextField fullWidth margin="dense" label="dense" />
      <TextField fullWidth margin="normal" label="normal" />
    </Paper>
  );
}
