import { useRef, useState } from 'react';
import { Modal } from '@mui/base/Modal';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/modal.css';
import './container.css';

export default function ModalContainer() {
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);

  return (
    <div className="quiet-panel modal-container" ref={panel}>
      <p className="quiet-label">Report for June</p>
      <div className="quiet-actions">
        <button
          type="button"
          className="quiet-button"
          onClick={() => setOpen(true)}
        >
          Reload
        </button>
      </div>
      <Modal
        className="quiet-modal"
        open={open}
        onClose={() => setOpen(false)}
        container={() => panel.current}
        disableScrollLock
        slots={{ backdrop: 'div' }}
      >
        <div className="quiet-dialog" role="dialog" aria-label="Reload">
          <p className="quiet-text">Discard 2 edits in this panel?</p>
          <button
            type="button"
            className="quiet-button"
            onClick={() => setOpen(false)}
          >
            Discard
          </button>
        </div>
      </Modal>
    </div>
  );
}
