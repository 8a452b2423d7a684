import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const fares = [
  { name: 'Single', price: '€2.40', note: 'One hour, all lines' },
  { name: 'Day', price: '€6.80', note: 'Until four in the morning' },
];

export default function FareTable() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' }}>
      {fares.map(({ name, price, note }) => (
        <Paper
          key={name}
          variant="outlined"
          square
          sx={{ p: 2, width: 200, margin: '-0.5px' }}
        >
          <Typography>{name}</Typography>
          <Typography variant="h5" component="p">
            {price}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {note}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}
