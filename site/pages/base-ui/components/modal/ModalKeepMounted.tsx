import { useState } from 'react';
import { Modal } from '@mui/base/Modal';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/modal.css';

export default function ModalKeepMounted() {
  const [open, setOpen] = useState(false);

  return (
    <div className="quiet-actions">
      <button
        type="button"
        className="quiet-button"
        onClick={() => setOpen(true)}
      >
        Add a comment
      </button>
      <Modal
        className="quiet-modal"
        keepMounted
        open={open}
        onClose={() => setOpen(false)}
        slots={{ backdrop: 'div' }}
      >
        <div
          className="quiet-dialog"
          role="dialog"
          aria-modal="true"
          aria-label="Comment"
        >
          <label className="quiet-label" htmlFor="comment">
            Comment
          </label>
          <textarea id="comment" rows={3} />
          <p className="quiet-hint">
            Close it and come back: the text is kept.
          </p>
        </div>
      </Modal>
    </div>
  );
}
