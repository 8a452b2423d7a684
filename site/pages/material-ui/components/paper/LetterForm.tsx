import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

export default function LetterForm() {
  return (
    <Paper
      component="form"
      aria-label="Letter to the editor"
      variant="outlined"
      classes={{ rounded: 'sheet' }}
      onSubmit={(event) => event.preventDefault()}
      sx={{
        p: 3,
        maxWidth: 360,
        display: 'grid',
        gap: 2,
        borderTop: '6px solid',
        borderTopColor: 'secondary.main',
        '&.sheet': { borderRadius: '0 0 16px 16px' },
      }}
    >
      <TextField label="Your letter" multiline rows={3} />
      <Button type="submit" color="secondary">
        Send it
      </Button>
    </Paper>
  );
}
