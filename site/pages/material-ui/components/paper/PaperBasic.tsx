import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function PaperBasic() {
  return (
    <Paper sx={{ p: 3, width: 280 }}>
      <Typography variant="h6" component="p">
        Storage
      </Typography>
      <Typography color="text.secondary">12 of 50 GB used</Typography>
    </Paper>
  );
}
