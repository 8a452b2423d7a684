import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function PaperScroll() {
  return (
    <Paper
      component="section"
      variant="outlined"
      tabIndex={0}
      aria-label="Terms"
      sx={{ p: 2, width: 300, maxHeight: 160, overflow: 'auto' }}
    >
      <Typography gutterBottom>
        You can cancel at any time. The subscription then ends with the month
        that you have paid for.
      </Typography>
      <Typography gutterBottom>
        We keep your files for 30 days after that. Export what you need before
        they are deleted.
      </Typography>
      <Typography>Invoices stay available for ten years.</Typography>
    </Paper>
  );
}
