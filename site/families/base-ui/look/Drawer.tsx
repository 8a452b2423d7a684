import type { ReactNode } from 'react';
import { Modal } from '@mui/base/Modal';
import type { ModalProps } from '@mui/base/Modal';
import { Animated } from './Animated';

export interface DrawerProps extends Pick<ModalProps, 'open' | 'onClose'> {
  /** Name of the drawer for screen readers. */
  label: string;
  /** The edge of the window that it comes from. */
  side?: 'start' | 'end' | 'top' | 'bottom';
  children: ReactNode;
}

/** A modal that slides in from an edge of the window. */
export function Drawer({ open, onClose, label, side = 'end', children }: DrawerProps) {
  return (
    <Modal
      className="quiet-drawer"
      open={open}
      onClose={onClose}
      closeAfterTransition
      slots={{ backdrop: 'div' }}
    >
      <Animated
        in={open}
        className={`quiet-side quiet-side-${side}`}
        exitClassName="quiet-side-closed"
        lastTransitionedPropertyOnExit="transform"
        role="dialog"
        aria-modal="true"
        aria-label={label}
      >
        {children}
      </Animated>
    </Modal>
  );
}
