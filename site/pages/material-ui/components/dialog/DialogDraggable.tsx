import { useRef, useState } from 'react';
import Draggable from 'react-draggable';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';
import type { PaperProps } from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

function DraggablePaper(props: PaperProps) {
  const node = useRef<HTMLDivElement>(null);
  return (
    <Draggable
      nodeRef={node}
      handle=".drag-handle"
      bounds="parent"
      enableUserSelectHack={false}
    >
      <Paper {...props} ref={node} />
    </Draggable>
  );
}

export default function DialogDraggable() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Add note
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        PaperComponent={DraggablePaper}
        slotProps={{ backdrop: { invisible: true } }}
      >
        <DialogTitle
          className="drag-handle"
          sx={{ cursor: 'move', touchAction: 'none', userSelect: 'none' }}
        >
          Note
        </DialogTitle>
        <DialogContent>
          <TextField label="Text" multiline rows={3} margin="dense" fullWidth />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Save</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
