import { useRef, useState } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import { unstable_useModal as useModal } from '@mui/base/unstable_useModal';
import type { UseModalParameters } from '@mui/base/unstable_useModal';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/modal.css';
import './lightbox.css';

const photos = ['Dunes', 'Harbor', 'Forest'];

type LightboxProps = Pick<UseModalParameters, 'open' | 'onClose'>;

function Lightbox({ open, onClose }: LightboxProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const { getRootProps, getBackdropProps, portalRef, isTopModal } = useModal({
    open,
    onClose,
    rootRef,
    container: () => document.body,
    disableScrollLock: true,
    disableEscapeKeyDown: false,
    children: null,
    onKeyDown: (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0;
      setIndex((index + step + photos.length) % photos.length);
    },
  });

  if (!open) return null;

  return (
    <Portal ref={portalRef}>
      <div {...getRootProps()} className="quiet-modal">
        <div {...getBackdropProps()} className="base-Modal-backdrop" />
        <FocusTrap open isEnabled={isTopModal}>
          <div
            className="quiet-dialog lightbox"
            role="dialog"
            aria-modal="true"
            aria-label="Photos"
            tabIndex={-1}
          >
            <div className={`lightbox-photo lightbox-${index}`} />
            <p className="quiet-text" aria-live="polite">
              {photos[index]}, {index + 1} of {photos.length}
            </p>
            <p className="quiet-hint">
              The left and right arrow keys turn pages.
            </p>
          </div>
        </FocusTrap>
      </div>
    </Portal>
  );
}

export default function UseModalLightbox() {
  const [open, setOpen] = useState(false);

  return (
    <div className="quiet-actions">
      <button
        type="button"
        className="quiet-button"
        onClick={() => setOpen(true)}
      >
        View 3 photos
      </button>
      <Lightbox open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
