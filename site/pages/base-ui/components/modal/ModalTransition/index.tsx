import { useState } from 'react';
import { Modal } from '@mui/base/Modal';
import { Animated } from '../../../../../families/base-ui/look/Animated';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/button.css';
import '../../../../../families/base-ui/look/modal.css';
import './fade.css';

export default function ModalTransition() {
  const [open, setOpen] = useState(false);
  const [state, setState] = useState('closed');

  return (
    <div className="quiet-actions">
      <button
        type="button"
        className="quiet-button"
        onClick={() => setOpen(true)}
      >
        Show summary
      </button>
      <output>{state}</output>
      <Modal
        className="quiet-modal"
        open={open}
        onClose={() => setOpen(false)}
        closeAfterTransition
        onTransitionEnter={() => setState('opened')}
        onTransitionExited={() => setState('closed')}
        slots={{ backdrop: 'div' }}
      >
        <Animated
          in={open}
          className="quiet-dialog fade"
          enterClassName="fade-open"
          exitClassName="fade-closed"
          lastTransitionedPropertyOnExit="opacity"
          role="dialog"
          aria-modal="true"
          aria-label="Summary"
        >
          <p className="quiet-title">Order 2041</p>
          <p className="quiet-text">
            Three articles, 84.50 EUR, sent on Monday.
          </p>
        </Animated>
      </Modal>
    </div>
  );
}
