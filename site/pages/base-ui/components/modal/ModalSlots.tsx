import { useState } from 'react';
import type { ComponentProps } from 'react';
import { Modal } from '@mui/base/Modal';
import { prepareForSlot } from '@mui/base/utils';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/modal.css';

function BlurredBackdrop({
  open,
  ...props
}: ComponentProps<'div'> & { open: boolean }) {
  return (
    <div {...props} style={{ backdropFilter: open ? 'blur(6px)' : 'none' }} />
  );
}

const Backdrop = prepareForSlot(BlurredBackdrop);

export default function ModalSlots() {
  const [open, setOpen] = useState(false);

  return (
    <div className="quiet-actions">
      <button
        type="button"
        className="quiet-button"
        onClick={() => setOpen(true)}
      >
        Share
      </button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        slots={{ root: 'section', backdrop: Backdrop }}
        slotProps={{
          root: { className: 'quiet-modal' },
          backdrop: (state) => ({ title: state.open ? 'Close' : undefined }),
        }}
      >
        <div
          className="quiet-dialog"
          role="dialog"
          aria-modal="true"
          aria-label="Share"
        >
          <p className="quiet-title">Share “Budget”</p>
          <p className="quiet-text">Anyone with the link can read it.</p>
        </div>
      </Modal>
    </div>
  );
}
