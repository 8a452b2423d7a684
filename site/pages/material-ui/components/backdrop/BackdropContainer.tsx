import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BackdropContainer() {
  const [loading, setLoading] = useState(true);

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
      <Paper variant="outlined" sx={{ position: 'relative', width: 260 }}>
        <Box inert={loading} aria-busy={loading} sx={{ p: 3 }}>
          <Typography>Balance: €2,480.00</Typography>
          <Button>Transfer</Button>
        </Box>
        <Backdrop
          open={loading}
          sx={{
            position: 'absolute',
            color: 'text.primary',
            bgcolor: 'transparent',
            backdropFilter: 'blur(3px)',
          }}
        >
          <CircularProgress color="inherit" />
        </Backdrop>
      </Paper>
      <Button onClick={() => setLoading(!loading)}>
        {loading ? 'Finish loading' : 'Load again'}
      </Button>
    </Box>
  );
}
