import { useState } from 'react';
import { Modal } from '@mui/base/Modal';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/modal.css';

export default function ModalNested() {
  const [level, setLevel] = useState(0);

  return (
    <div className="quiet-actions">
      <button
        type="button"
        className="quiet-button"
        onClick={() => setLevel(1)}
      >
        Edit profile
      </button>
      <Modal
        className="quiet-modal"
        open={level >= 1}
        onClose={() => setLevel(0)}
        slots={{ backdrop: 'div' }}
      >
        <div
          className="quiet-dialog"
          role="dialog"
          aria-modal="true"
          aria-label="Profile"
        >
          <p className="quiet-title">Profile</p>
          <button
            type="button"
            className="quiet-button"
            onClick={() => setLevel(2)}
          >
            Change photo
          </button>
          <Modal
            className="quiet-modal"
            open={level === 2}
            onClose={() => setLevel(1)}
            slots={{ backdrop: 'div' }}
          >
            <div
              className="quiet-dialog"
              role="dialog"
              aria-modal="true"
              aria-label="Photo"
            >
              <p className="quiet-title">Photo</p>
              <button
                type="button"
                className="quiet-button"
                onClick={() => setLevel(1)}
              >
                Back to profile
              </button>
            </div>
          </Modal>
        </div>
      </Modal>
    </div>
  );
}
