import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

export default function PaperComponent() {
  return (
    <Paper
      component="form"
      aria-label="Newsletter"
      onSubmit={(event) => event.preventDefault()}
      sx={{ display: 'grid', gap: 2, p: 3, width: 300 }}
    >
      <TextField label="Email" type="email" size="small" />
      <Button type="submit">Subscribe</Button>
    </Paper>
  );
}
