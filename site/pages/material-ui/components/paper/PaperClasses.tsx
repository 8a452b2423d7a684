import Paper from '@mui/material/Paper';

export default function PaperClasses() {
  return (
    <Paper
      variant="outlined"
      classes={{ rounded: 'ticket' }}
      sx={{
        p: 3,
        borderTop: '6px solid',
        borderTopColor: 'secondary.main',
        '&.ticket': { borderRadius: '0 0 16px 16px' },
      }}
    >
      Seat 14C, boarding at 18:15
    </Paper>
  );
}
