import { useState } from 'react';
import { Modal } from '@mui/base/Modal';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/modal.css';

const steps = Array.from({ length: 40 }, (_, index) => `Step ${index + 1}`);

export default function ModalScroll() {
  const [open, setOpen] = useState(false);

  return (
    <div className="quiet-actions">
      <button
        type="button"
        className="quiet-button"
        onClick={() => setOpen(true)}
      >
        Show the checklist
      </button>
      <Modal
        className="quiet-modal"
        open={open}
        onClose={() => setOpen(false)}
        slots={{ backdrop: 'div' }}
      >
        <div
          className="quiet-dialog"
          role="dialog"
          aria-modal="true"
          aria-label="Checklist"
        >
          <p className="quiet-title">Move to a new office</p>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className="quiet-end">
            <button
              type="button"
              className="quiet-button"
              onClick={() => setOpen(false)}
            >
              Done
            </button>
          </div>
        </div>
      </Modal>
    </div>
  );
}
