import { useState } from 'react';
import { Modal } from '@mui/base/Modal';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/modal.css';

export default function ModalReason() {
  const [open, setOpen] = useState(false);

  return (
    <div className="quiet-actions">
      <button
        type="button"
        className="quiet-button"
        onClick={() => setOpen(true)}
      >
        Write a note
      </button>
      <Modal
        className="quiet-modal"
        open={open}
        onClose={(_, reason) => {
          if (reason !== 'backdropClick') setOpen(false);
        }}
        slots={{ backdrop: 'div' }}
      >
        <div
          className="quiet-dialog"
          role="dialog"
          aria-modal="true"
          aria-label="Note"
        >
          <label className="quiet-label" htmlFor="note">
            Note
          </label>
          <textarea id="note" rows={3} autoFocus />
          <p className="quiet-hint">
            Escape closes it; a click outside does not.
          </p>
        </div>
      </Modal>
    </div>
  );
}
