import Paper from '@mui/material/Paper';

export default function PaperHover() {
  return (
    <Paper elevation={1} sx={{ p: 3, width: 280, '&:hover': { boxShadow: 8 } }}>
      Move the pointer over this paper
    </Paper>
  );
}
