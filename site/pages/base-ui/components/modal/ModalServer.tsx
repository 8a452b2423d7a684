import { useRef } from 'react';
import { Modal } from '@mui/base/Modal';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/modal.css';

export default function ModalServer() {
  const parent = useRef<HTMLDivElement>(null);

  return (
    <div ref={parent}>
      <Modal
        open
        disablePortal
        container={() => parent.current}
        disableAutoFocus
        disableEnforceFocus
        disableRestoreFocus
        disableScrollLock
        disableEscapeKeyDown
        hideBackdrop
      >
        <div className="quiet-dialog" role="dialog" aria-label="Welcome">
          <p className="quiet-title">Welcome back</p>
          <p className="quiet-text">This text is in the HTML of the page.</p>
        </div>
      </Modal>
    </div>
  );
}
