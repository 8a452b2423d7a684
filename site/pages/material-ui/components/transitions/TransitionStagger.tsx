import { useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Grow from '@mui/material/Grow';
import Stack from '@mui/material/Stack';

const tags = ['Design', 'Sales', 'Legal', 'Support'];

export default function TransitionStagger() {
  const [shown, setShown] = useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button onClick={() => setShown(!shown)}>
        {shown ? 'Hide' : 'Show'} teams
      </Button>
      <Stack direction="row" spacing={1}>
        {tags.map((tag, index) => (
          <Grow
            key={tag}
            in={shown}
            appear={false}
            timeout={400}
            easing="cubic-bezier(0.2, 1.4, 0.4, 1)"
            style={{ transitionDelay: shown ? `${index * 80}ms` : '0ms' }}
          >
            <Chip label={tag} />
          </Grow>
        ))}
      </Stack>
    </Stack>
  );
}
