import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

const orders = [
  { name: 'Medjool, 5 kg', done: 80, state: 'Packed' },
  { name: 'Deglet Nour, 2 kg', done: 30, state: 'Picked' },
];

export default function DatePalmOrders() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 420 }}>
      {orders.map(({ name, done, state }) => (
        <Box
          key={name}
          sx={{
            paddingInlineStart: 2,
            borderInlineStart: '4px solid',
            borderInlineStartColor: 'currentColor',
          }}
        >
          <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
            <Typography>{name}</Typography>
            <Typography variant="body2">{state}</Typography>
          </Box>
          <LinearProgress
            variant="determinate"
            value={done}
            aria-label={`Progress of ${name}`}
            sx={{ mt: 1 }}
          />
        </Box>
      ))}
      <Button
        variant="contained"
        endIcon={<ArrowForwardIcon sx={{ '[dir=rtl] &': { scale: '-1 1' } }} />}
        sx={{ justifySelf: 'end' }}
      >
        Next orders
      </Button>
    </Box>
  );
}
