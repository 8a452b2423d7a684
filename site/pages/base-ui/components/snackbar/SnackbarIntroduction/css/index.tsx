import { useState } from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/button.css';
import '../../../../../../families/base-ui/look/snackbar.css';

export default function SnackbarIntroduction() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <div className="quiet-panel">
        <div className="quiet-row">
          Invoice 1042
          <button
            type="button"
            className="quiet-button quiet-outlined"
            onClick={() => setOpen(true)}
          >
            Archive
          </button>
        </div>
      </div>
      <div role="status">
        <Snackbar
          className="quiet-snackbar"
          open={open}
          autoHideDuration={6000}
          onClose={close}
        >
          <div className="quiet-toast">
            Invoice archived
            <button type="button" onClick={close}>
              Undo
            </button>
          </div>
        </Snackbar>
      </div>
    </>
  );
}
