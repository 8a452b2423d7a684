import { useState } from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function ClickAwayPopper() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <ClickAwayListener onClickAway={() => setAnchor(null)}>
      <div>
        <Button
          onClick={({ currentTarget }) =>
            setAnchor(anchor ? null : currentTarget)
          }
        >
          Delivery address
        </Button>
        <Popper open={anchor !== null} anchorEl={anchor}>
          <Paper sx={{ p: 2 }}>12 Rue Mercière, Lyon</Paper>
        </Popper>
      </div>
    </ClickAwayListener>
  );
}
