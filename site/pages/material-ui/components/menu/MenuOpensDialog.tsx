import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function MenuOpensDialog() {
  const button = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState(false);
  const close = () => setAnchor(null);
  const cancel = () => setAsking(false);

  return (
    <>
      <Button
        id={button}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Workspace
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': button } }}
      >
        <MenuItem onClick={close}>Rename</MenuItem>
        <MenuItem
          onClick={() => {
            close();
            setAsking(true);
          }}
        >
          Delete…
        </MenuItem>
      </Menu>
      <Dialog open={asking} onClose={cancel} aria-labelledby={`${button}-ask`}>
        <DialogTitle id={`${button}-ask`}>Delete this workspace?</DialogTitle>
        <DialogActions>
          <Button onClick={cancel}>Cancel</Button>
          <Button color="error" onClick={cancel}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
