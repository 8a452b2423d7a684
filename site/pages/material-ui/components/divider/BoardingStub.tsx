import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BoardingStub() {
  return (
    <Paper variant="outlined" sx={{ width: 260 }}>
      <Box sx={{ position: 'relative', p: 2 }}>
        <Typography variant="h6" component="p">
          Deck 3, cabin 112
        </Typography>
        <Typography color="text.secondary">Gothenburg to Kiel</Typography>
        <Divider
          absolute
          aria-hidden
          classes={{ root: 'perforation' }}
          sx={{ '&.perforation': { borderStyle: 'dashed', borderWidth: 1 } }}
        />
      </Box>
      <Typography variant="body2" sx={{ p: 2 }}>
        Boarding closes at 18:15
      </Typography>
    </Paper>
  );
}
