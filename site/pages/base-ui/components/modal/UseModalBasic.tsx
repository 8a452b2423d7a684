import { useRef, useState } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import { unstable_useModal as useModal } from '@mui/base/unstable_useModal';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/modal.css';

export default function UseModalBasic() {
  const [open, setOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const onClose = () => setOpen(false);
  const { getRootProps, getBackdropProps, portalRef, isTopModal } = useModal({
    open,
    onClose,
    rootRef,
    children: null,
  });

  return (
    <div className="quiet-actions">
      <button
        type="button"
        className="quiet-button"
        onClick={() => setOpen(true)}
      >
        Show shortcuts
      </button>
      {open && (
        <Portal ref={portalRef}>
          <div {...getRootProps()} className="quiet-modal">
            <div {...getBackdropProps()} className="base-Modal-backdrop" />
            <FocusTrap open isEnabled={isTopModal}>
              <div
                className="quiet-dialog"
                role="dialog"
                aria-modal="true"
                aria-label="Shortcuts"
                tabIndex={-1}
              >
                <p className="quiet-title">Shortcuts</p>
                <p className="quiet-text">Press N for a new note.</p>
              </div>
            </FocusTrap>
          </div>
        </Portal>
      )}
    </div>
  );
}
