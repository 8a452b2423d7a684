import { useState } from 'react';
import { Modal } from '@mui/base/Modal';
import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/button.css';
import '../../../../../../families/base-ui/look/modal.css';

export default function ModalIntroduction() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <div className="quiet-panel">
      <div className="quiet-row">
        Workspace “Design”
        <button
          type="button"
          className="quiet-button quiet-outlined"
          onClick={() => setOpen(true)}
        >
          Archive
        </button>
      </div>
      <Modal
        className="quiet-modal"
        open={open}
        onClose={close}
        slots={{ backdrop: 'div' }}
      >
        <div
          className="quiet-dialog"
          role="dialog"
          aria-modal="true"
          aria-labelledby="archive-title"
        >
          <h2 id="archive-title" className="quiet-title">
            Archive “Design”?
          </h2>
          <p className="quiet-text">
            Members can read it, but no longer edit it.
          </p>
          <div className="quiet-end">
            <button
              type="button"
              className="quiet-button quiet-outlined"
              onClick={close}
            >
              Cancel
            </button>
            <button type="button" className="quiet-button" onClick={close}>
              Archive
            </button>
          </div>
        </div>
      </Modal>
    </div>
  );
}
