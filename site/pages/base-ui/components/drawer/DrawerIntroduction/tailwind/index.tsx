import { useState } from 'react';
import { Modal } from '@mui/base/Modal';
import { Animated } from '../../../../../../families/base-ui/look/Animated';

const text =
  '[font-family:system-ui,sans-serif] text-[15px]/6 text-slate-900 dark:text-slate-100';
const button =
  'cursor-pointer rounded-lg border-0 bg-indigo-600 px-4 py-2 [font-family:system-ui,sans-serif] text-[15px]/5 font-medium text-white outline-offset-2 outline-indigo-600 focus-visible:outline-2 dark:bg-indigo-300 dark:text-indigo-950 dark:outline-indigo-300';

export default function DrawerIntroduction() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <div
      className={`box-border flex w-[min(100%,360px)] items-center justify-between rounded-xl border border-solid border-slate-200 bg-white p-5 dark:border-slate-700 dark:bg-slate-800 ${text}`}
    >
      Total: 84.50 EUR
      <button
        type="button"
        className={button}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Cart
      </button>
      <Modal
        className="fixed inset-0 z-1300"
        open={open}
        onClose={close}
        closeAfterTransition
        slots={{ backdrop: 'div' }}
        slotProps={{
          backdrop: {
            className:
              'fixed inset-0 bg-slate-900/60 opacity-0 transition-opacity duration-250 open:opacity-100',
          },
        }}
      >
        <Animated
          in={open}
          className={`fixed inset-y-0 end-0 box-border grid w-[min(320px,calc(100%-48px))] content-start gap-4 bg-white p-6 outline-none transition-transform duration-250 motion-reduce:duration-1 dark:bg-slate-800 ${text}`}
          exitClassName="translate-x-full rtl:-translate-x-full"
          lastTransitionedPropertyOnExit="translate"
          role="dialog"
          aria-modal="true"
          aria-label="Cart"
        >
          <strong>Your cart</strong>
          <span>Notebook, 24.50 EUR</span>
          <span>Desk lamp, 60.00 EUR</span>
          <button type="button" className={button} onClick={close}>
            Continue shopping
          </button>
        </Animated>
      </Modal>
    </div>
  );
}
