import { useState } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function PopoverStyled() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Exchange rate
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: -12, horizontal: 'center' }}
        classes={{ paper: 'rate' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Rate' } }}
        sx={{
          '& .rate': { overflow: 'visible', p: 2, borderRadius: 2 },
          '& .rate::before': {
            content: '""',
            position: 'absolute',
            top: -6,
            left: 'calc(50% - 6px)',
            width: 12,
            height: 12,
            bgcolor: 'background.paper',
            backgroundImage: 'inherit',
            transform: 'rotate(45deg)',
          },
        }}
      >
        <Typography>1 EUR = 1.08 USD</Typography>
      </Popover>
    </>
  );
}
