import { useState } from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { Presence } from './Presence';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/textarea.css';
import './unmount.css';

export default function TransitionUnmount() {
  const [open, setOpen] = useState(true);

  return (
    <div className="note-stage">
      <button className="quiet-button" onClick={() => setOpen(!open)}>
        {open ? 'Discard the note' : 'New note'}
      </button>
      <Presence open={open}>
        <CssTransition
          className="note"
          enterClassName="note-in"
          exitClassName="note-out"
        >
          <textarea
            className="quiet-textarea"
            aria-label="Note"
            rows={2}
            defaultValue="Call the printer"
          />
        </CssTransition>
      </Presence>
    </div>
  );
}
