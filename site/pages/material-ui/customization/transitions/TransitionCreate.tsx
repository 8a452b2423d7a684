import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Panel = styled('div')(({ theme }) => ({
  width: 120,
  padding: theme.spacing(2),
  border: '1px solid',
  transition: theme.transitions.create(['opacity', 'transform'], {
    duration: theme.transitions.duration.complex,
    easing: theme.transitions.easing.easeOut,
  }),
}));

export default function TransitionCreate() {
  const [moved, setMoved] = useState(false);

  return (
    <div style={{ width: 320, maxWidth: '100%' }}>
      <Panel
        style={{
          opacity: moved ? 0.5 : 1,
          transform: moved ? 'translateX(120px)' : 'none',
        }}
      >
        Panel
      </Panel>
      <Button onClick={() => setMoved(!moved)} sx={{ mt: 2 }}>
        Move
      </Button>
    </div>
  );
}
