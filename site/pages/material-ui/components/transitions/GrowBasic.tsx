import { useState } from 'react';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function GrowBasic() {
  const [shown, setShown] = useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button onClick={() => setShown(!shown)}>
        {shown ? 'Hide' : 'Show'} total
      </Button>
      <Grow
        in={shown}
        appear={false}
        timeout="auto"
        style={{ transformOrigin: 'top center' }}
      >
        <Paper elevation={3} sx={{ p: 2 }}>
          Total: €142.50
        </Paper>
      </Grow>
    </Stack>
  );
}
