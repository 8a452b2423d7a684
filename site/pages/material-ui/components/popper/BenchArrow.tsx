import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

export default function BenchArrow() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [arrow, setArrow] = useState<HTMLElement | null>(null);

  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        Who sits here?
      </Button>
      <Popper
        role="note"
        open={anchor !== null}
        anchorEl={anchor}
        placement="top"
        modifiers={[
          { name: 'offset', options: { offset: [0, 12] } },
          { name: 'arrow', options: { element: arrow, padding: 8 } },
          { name: 'flip', enabled: false },
        ]}
      >
        <Paper
          elevation={0}
          sx={{ p: 1.5, color: 'background.paper', bgcolor: 'text.primary' }}
        >
          <Typography variant="body2">Noor, until three</Typography>
          <Box
            ref={setArrow}
            sx={{
              width: 12,
              height: 12,
              bottom: -6,
              '&::before': {
                content: '""',
                display: 'block',
                width: 12,
                height: 12,
                bgcolor: 'text.primary',
                transform: 'rotate(45deg)',
              },
            }}
          />
        </Paper>
      </Popper>
    </>
  );
}
