import { useState } from 'react';
import { Modal } from '@mui/base/Modal';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/modal.css';

export default function ModalFocus() {
  const [open, setOpen] = useState(false);

  return (
    <div className="quiet-actions">
      <button
        type="button"
        className="quiet-button"
        onClick={() => setOpen(true)}
      >
        Delete 3 files
      </button>
      <Modal
        className="quiet-modal"
        open={open}
        onClose={() => setOpen(false)}
        slots={{ backdrop: 'div' }}
      >
        <div
          className="quiet-dialog"
          role="alertdialog"
          aria-modal="true"
          aria-labelledby="ask"
        >
          <p id="ask" className="quiet-title">
            Delete 3 files?
          </p>
          <div className="quiet-end">
            <button
              type="button"
              className="quiet-button"
              onClick={() => setOpen(false)}
            >
              Delete
            </button>
            <button
              type="button"
              autoFocus
              className="quiet-button quiet-outlined"
              onClick={() => setOpen(false)}
            >
              Keep them
            </button>
          </div>
        </div>
      </Modal>
    </div>
  );
}
