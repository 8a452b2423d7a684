import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import SailingIcon from '@mui/icons-material/Sailing';

export default function LockChamber() {
  const [inside, setInside] = useState(true);
  const [state, setState] = useState('The boat is in the lock');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Fade
        in={inside}
        appear={false}
        timeout={3000}
        style={{ transitionDuration: '900ms' }}
        addEndListener={(node, done) =>
          node.addEventListener('transitionend', done, { once: true })
        }
        onEnter={() => setState('The gate opens')}
        onEntering={() => setState('The boat comes in')}
        onEntered={() => setState('The boat is in the lock')}
        onExit={() => setState('The other gate opens')}
        onExiting={() => setState('The boat goes out')}
        onExited={() => setState('The lock is empty')}
      >
        <Box sx={{ color: 'primary.main' }}>
          <SailingIcon sx={{ fontSize: 72 }} />
        </Box>
      </Fade>
      <Typography role="status">{state}</Typography>
      <Button variant="outlined" onClick={() => setInside(!inside)}>
        {inside ? 'Let it out' : 'Let the next one in'}
      </Button>
    </Stack>
  );
}
