import { useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function PopperBasic() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        Delivery
      </Button>
      <Popper role="note" open={anchor !== null} anchorEl={anchor}>
        <Paper elevation={3} sx={{ p: 2, m: 1 }}>
          Orders before noon ship today.
        </Paper>
      </Popper>
    </>
  );
}
