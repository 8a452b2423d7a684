import { useState } from 'react';
import { Modal } from '@mui/base/Modal';

const button =
  'cursor-pointer rounded-lg border border-solid px-4 py-2 [font-family:system-ui,sans-serif] text-[15px]/5 font-medium outline-offset-2 outline-indigo-600 focus-visible:outline-2 dark:outline-indigo-300';
const solid = `${button} border-transparent bg-indigo-600 text-white dark:bg-indigo-300 dark:text-indigo-950`;
const outlined = `${button} border-slate-500 bg-white text-slate-900 dark:border-slate-400 dark:bg-slate-900 dark:text-slate-100`;
const text =
  '[font-family:system-ui,sans-serif] text-[15px]/6 text-slate-900 dark:text-slate-100';

export default function ModalIntroduction() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <div
      className={`box-border flex w-[min(100%,360px)] items-center justify-between rounded-xl border border-solid border-slate-200 bg-white p-5 dark:border-slate-700 dark:bg-slate-800 ${text}`}
    >
      Workspace “Design”
      <button type="button" className={outlined} onClick={() => setOpen(true)}>
        Archive
      </button>
      <Modal
        className="fixed inset-0 z-1300 grid place-items-center p-4"
        open={open}
        onClose={close}
        slots={{ backdrop: 'div' }}
        slotProps={{ backdrop: { className: 'fixed inset-0 bg-slate-900/60' } }}
      >
        <div
          className={`relative box-border grid w-[min(100%,400px)] gap-4 rounded-xl bg-white p-6 shadow-[0_12px_32px_rgb(15_23_42/0.18)] outline-none dark:bg-slate-800 ${text}`}
          role="dialog"
          aria-modal="true"
          aria-labelledby="archive-title"
        >
          <h2 id="archive-title" className="m-0 text-lg font-semibold">
            Archive “Design”?
          </h2>
          <p className="m-0">Members can read it, but no longer edit it.</p>
          <div className="flex justify-end gap-3">
            <button type="button" className={outlined} onClick={close}>
              Cancel
            </button>
            <button type="button" className={solid} onClick={close}>
              Archive
            </button>
          </div>
        </div>
      </Modal>
    </div>
  );
}
